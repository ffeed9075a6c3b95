// swift-format-ignore-file
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

extension UITraitCollection {
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { _stub() }
}

extension UIView {
  @discardableResult public func registerForTraitChanges<Environment: UITraitEnvironment>(_ traits: [UITrait], handler: @escaping (_ environment: Environment, _ previous: UITraitCollection) -> Void) -> any UITraitChangeRegistration { _stub() }  // -registerForTraitChanges:handler:
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration { _stub() }  // -registerForTraitChanges:withTarget:action:
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration { _stub() }  // -registerForTraitChanges:withAction:
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { _stub() }  // -unregisterForTraitChanges:
}

extension UIViewController {
  @discardableResult public func registerForTraitChanges<Environment: UITraitEnvironment>(_ traits: [UITrait], handler: @escaping (_ environment: Environment, _ previous: UITraitCollection) -> Void) -> any UITraitChangeRegistration { _stub() }  // -registerForTraitChanges:handler:
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration { _stub() }  // -registerForTraitChanges:withTarget:action:
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration { _stub() }  // -registerForTraitChanges:withAction:
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { _stub() }  // -unregisterForTraitChanges:
}

