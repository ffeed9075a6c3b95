import Portolan
import PortolanTool

/// The app, driven by its command line and verified.
final class ShopUnderTool: ToolApp {
  typealias AppScreen = ShopScreen

  let window = UIWindow()
  let router: DefaultRouter
  let shop = Shop()

  init(options: NoOptions) async throws { router = DefaultRouter(window: window) }
}

@MainActor var shopUnderTool: ShopUnderTool { fatalError("No example runs.") }
