public import Portolan
public import StoreLinks

/// The entries of the menu on the store's icon.
public enum StoreShortcut: String, CaseIterable, Sendable {
  case bag = "example.store.bag"
  case catalogue = "example.store.catalogue"
  case settings = "example.store.settings"

  /// Where the entry leads.
  public var screen: StoreScreen {
    switch self {
    case .bag: .bag
    case .catalogue: .catalogue
    case .settings: .settings
    }
  }

  /// What the system shows.
  @MainActor public var item: UIApplicationShortcutItem {
    UIApplicationShortcutItem(type: rawValue, localizedTitle: title)
  }

  private var title: String {
    switch self {
    case .bag: "Bag"
    case .catalogue: "Catalogue"
    case .settings: "Settings"
    }
  }
}
