public import Portolan
public import StoreLinks

/// The items of the menu on the store's icon.
public enum StoreShortcut: String, CaseIterable, Sendable {
  case bag = "example.store.bag"
  case catalogue = "example.store.catalogue"
  case settings = "example.store.settings"

  /// The screen that the item opens.
  public var screen: StoreScreen {
    switch self {
    case .bag: .bag
    case .catalogue: .catalogue
    case .settings: .settings
    }
  }

  /// The item that the system shows.
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
