/// A request of one object.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (_ environment: any UITraitEnvironment, _ previous: UITraitCollection) -> Void

  init(
    _ traits: [UITrait],
    _ handler: @escaping (_ environment: any UITraitEnvironment, _ previous: UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
  }

  func tell(_ environment: any UITraitEnvironment, before previous: UITraitCollection) {
    let now = environment.traitCollection
    let isConcerned = traits.contains { $0.differs(previous, now) }
    if isConcerned { handler(environment, previous) }
  }
}

/// An object whose traits an app can set and observe: a view or a controller.
public protocol HeadlessTraits: UITraitEnvironment, UIResponder {}

extension HeadlessTraits {
  // Source: developer.apple.com/documentation/uikit/uitraitoverrides-swift.protocol: the object and what is below it in the hierarchy
  // have the values.
  /// The traits that the app sets in place of the device's, for the object and what is below it.
  public var traitOverrides: any UITraitOverrides {
    get { chosenTraits ?? ChosenTraits() }
    set { changeTraits { chosenTraits = newValue as? ChosenTraits } }
  }

  /// The appearance that the app sets in place of the device's.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { chosenStyle }
    set { changeTraits { chosenStyle = newValue } }
  }

  /// Makes a change, and tells the object and what is below it if their traits are others then.
  func changeTraits(_ change: () -> Void) {
    let previous = traitCollection
    change()
    guard traitCollection != previous else { return }
    if let ownView { return ownView.notifyOfTraits(before: previous) }
    traitCollectionDidChange(previous)
    for registration in traitRegistrations { registration.tell(self, before: previous) }
  }

  /// Calls a handler when one of the traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: A closure that receives the object and its previous traits.
  /// - Returns: The registration, for ``unregisterForTraitChanges(_:)`` to end.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (_ environment: Environment, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let new = TraitRegistration(traits) { if let environment = $0 as? Environment { handler(environment, $1) } }
    traitRegistrations.append(new)
    return new
  }

  /// Sends an action, which is found by its name, to a target when one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (object: Self, _) in _ = action.send(to: target, from: object) }
  }

  /// Sends an action, which is found by its name, to the object when one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (object: Self, _) in _ = action.send(to: object, from: object) }
  }

  /// Ends the calls of a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}
