#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("Screens with nothing to show")
  struct EmptyScreenTests {
    final class Vaults: UIViewController {
      var names: [String] = []
      var updates = 0
      var search: String?

      override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        updates += 1
        search = state.searchText
        contentUnavailableConfiguration = names.isEmpty ? empty : nil
      }

      private var empty: UIContentUnavailableConfiguration {
        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "lock")
        empty.text = "No vaults"
        empty.secondaryAttributedText = NSAttributedString(string: "Create one")
        empty.button.title = "Create"
        empty.buttonProperties.primaryAction = UIAction { [weak self] _ in
          self?.names = ["Home"]
          self?.setNeedsUpdateContentUnavailableConfiguration()
        }
        return empty
      }
    }

    @Test("The content is updated when the screen appears first, and after a request; its button can be tapped")
    func update() throws {
      let vaults = Vaults()
      vaults.navigationItem.searchController = UISearchController(searchResultsController: nil)
      vaults.navigationItem.searchController?.searchBar.text = "ho"
      vaults.view.addSubview(label("Vaults"))
      vaults.setNeedsUpdateContentUnavailableConfiguration()
      #expect(vaults.updates == 0)
      let screen = Screen(vaults)
      #expect(vaults.updates == 1)
      #expect(vaults.search == "ho")
      #expect(screen.window.renderedText == "Vaults\n(image lock)\nNo vaults\nCreate one\n[Create]")
      try screen.window.user.tap("Create")
      #expect(vaults.updates == 2)
      #expect(screen.window.renderedText == "Vaults")
      screen.window.rootViewController = UIViewController()
      screen.window.rootViewController = vaults
      #expect(vaults.updates == 2)
      vaults.names = []
      screen.window.rootViewController = UIViewController()
      vaults.setNeedsUpdateContentUnavailableConfiguration()
      screen.window.rootViewController = vaults
      #expect(vaults.updates == 3)
      #expect(vaults.contentUnavailableConfiguration != nil)
    }

    @Test("There is content for a search without results, and for loading")
    func kinds() {
      let screen = Screen()
      let controller = screen.window.rootViewController
      controller?.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
      #expect(screen.window.renderedText.contains("No Results"))
      controller?.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
      #expect(screen.window.renderedText.isEmpty)
      let content = controller?.view.subviews.first { $0 is UIContentUnavailableView }
      #expect((content?.subviews.first as? UIActivityIndicatorView)?.isAnimating == true)
    }
  }
#endif
