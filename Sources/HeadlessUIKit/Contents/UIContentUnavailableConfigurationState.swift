/// The state of a screen, for the content of an empty one to depend on.
@MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The text for which the user searches.
  public var searchText: String? {
    get { chosenText ?? controller?.navigationItemStorage?.searchController?.searchBar.text }
    set { chosenText = newValue }
  }
  /// The traits.
  public var traitCollection: UITraitCollection {
    get { chosenTraits ?? controller?.traitCollection ?? UITraitCollection() }
    set { chosenTraits = newValue }
  }

  private var chosenText: String?
  private var chosenTraits: UITraitCollection?
  // The values are read from the controller when they are needed, since most screens do not ask for them.
  private let controller: UIViewController?

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) {
    controller = nil
    chosenTraits = traitCollection
  }

  init(of controller: UIViewController) { self.controller = controller }
}
