/// A place in a menu for entries that the app provides when the menu opens.
///
/// A menu opens for a choice, and also when the gestures that are possible are listed. Entries that are not provided at once are
/// there the next time.
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var known: [UIMenuElement]?
  private var isAsked = false

  /// Creates a place whose entries are provided once.
  ///
  /// - Parameter elementProvider: A closure that passes the entries to its argument, at once or later.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(isCached: true, elementProvider)
  }

  /// Returns a place whose entries are provided each time the menu opens.
  ///
  /// - Parameter elementProvider: A closure that passes the entries to its argument, at once or later.
  /// - Returns: The place.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    guard let element = UIDeferredMenuElement(isCached: false, elementProvider) as? Self else {
      preconditionFailure("A subclass of UIDeferredMenuElement has no initialiser of its own")
    }
    return element
  }

  private init(isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "", image: nil, subtitle: nil)
  }

  /// The entries that were provided so far; the provider is asked if necessary.
  final var elements: [UIMenuElement] {
    if !isAsked || !isCached {
      isAsked = true
      provider { [weak self] in self?.known = $0 }
    }
    return known ?? []
  }
}
