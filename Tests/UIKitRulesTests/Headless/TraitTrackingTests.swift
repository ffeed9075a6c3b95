#if !canImport(UIKit)
  import Observation
  import Portolan
  import Testing

  // Sources: developer.apple.com/documentation/uikit/automatic-trait-tracking, of iOS 18, and
  // …/updating-views-automatically-with-observation-tracking, of iOS 26. Unsure: that the pass is over when the change returns, since
  // UIKit makes it later in the same turn.
  @MainActor
  @Suite("Traits and models that methods read", .headlessOnly, .rule(.layout), .tags(.documented), .limited)
  struct TraitTrackingTests {
    @Observable
    @MainActor
    fileprivate final class Model {
      var name = "Ada"
    }

    private final class Badge: UIView {
      var log: Journal?
      var model: Model?

      override func updateProperties() {
        super.updateProperties()
        let style = traitCollection.userInterfaceStyle
        log?.note("badge properties \(style)\(model.map { " " + $0.name } ?? "")")
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        log?.note("badge layout")
      }
    }

    /// A view whose layout reads its style, after the layout of the view inside it.
    private final class Reader: UIView {
      let name: String
      let log: Journal
      var reads = true
      var inner: Reader?

      init(_ name: String, _ log: Journal, inner: Reader? = nil) {
        (self.name, self.log, self.inner) = (name, log, inner)
        super.init(frame: .zero)
        if let inner { addSubview(inner) }
      }

      required init?(coder: NSCoder) { nil }

      override func layoutSubviews() {
        super.layoutSubviews()
        inner?.setNeedsLayout()
        inner?.layoutIfNeeded()
        log.note(reads ? "\(name) \(traitCollection.userInterfaceStyle)" : name)
      }
    }

    private final class Page: UIViewController {
      let log: Journal
      let badge = Badge()

      init(_ log: Journal) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        badge.log = log
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(badge)
      }

      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let traits = traitCollection
        log.note("page layout \(traits.horizontalSizeClass == .compact ? "compact" : "regular")")
        // The traits of another view are not tracked.
        _ = badge.traitCollection.userInterfaceStyle
      }

      override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        super.updateContentUnavailableConfiguration(using: state)
        log.note("page empty \(traitCollection.verticalSizeClass == .compact ? "low" : "high")")
      }
    }

    private let log = Journal()

    private func screen(_ page: Page) -> Screen {
      let screen = Screen(page)
      screen.window.headless.transitionClock = ImmediateTransitionClock.shared
      return screen
    }

    @Test("A layout method runs again when a trait that it read has changed, and no other method does")
    func layout() {
      let page = Page(log)
      let screen = screen(page)
      _ = log.take()
      screen.window.user.resize(to: .compact)
      #expect(log.take() == ["page layout compact"])
      page.traitOverrides.userInterfaceStyle = .dark
      #expect(log.take() == [])
      screen.window.user.resize(to: .regular)
      #expect(log.take() == ["page layout regular"])
    }

    @Test("A layout method does not run again for a trait that it no longer reads")
    func forgotten() {
      let (page, reader) = (Page(log), Reader("reader", log))
      page.view.addSubview(reader)
      let screen = screen(page)
      page.traitOverrides.userInterfaceStyle = .dark
      #expect(log.take().last == "reader dark")
      reader.reads = false
      reader.setNeedsLayout()
      screen.window.layoutIfNeeded()
      #expect(log.take() == ["reader"])
      page.traitOverrides.userInterfaceStyle = .light
      #expect(log.take() == [])
    }

    @Test("A layout method that lays out another view first runs again for the traits that it reads afterwards")
    func nested() {
      let page = Page(log)
      page.view.addSubview(Reader("outer", log, inner: Reader("inner", log)))
      let screen = screen(page)
      _ = log.take()
      page.traitOverrides.userInterfaceStyle = .dark
      #expect(log.take() == ["inner dark", "outer dark"])
      withExtendedLifetime(screen) {}
    }

    @Test("A layout method does not run again before iOS 18")
    func earlier() {
      let page = Page(log)
      simulating(iOS: 17) {
        let screen = screen(page)
        _ = log.take()
        screen.window.user.resize(to: .compact)
        #expect(log.take() == [])
      }
    }

    @Test("The content of an empty screen is updated again when a trait that it depends on has changed")
    func emptyScreen() {
      let page = Page(log)
      let screen = screen(page)
      _ = log.take()
      page.traitOverrides.verticalSizeClass = .compact
      #expect(log.take() == ["page empty low"])
      withExtendedLifetime(screen) {}
    }

    @Test("On iOS 26 an update of properties runs again for a trait that it read, without a layout")
    func properties() {
      let page = Page(log)
      simulating(iOS: 26) {
        let screen = screen(page)
        _ = log.take()
        page.traitOverrides.userInterfaceStyle = .dark
        #expect(log.take() == ["badge properties dark"])
        page.traitOverrides.userInterfaceStyle = .dark
        #expect(log.take() == [])
        withExtendedLifetime(screen) {}
      }
    }

    @Test("On iOS 26 a change of a model that an update read makes it run again, once, in a later turn")
    func model() async {
      let page = Page(log)
      let model = Model()
      page.badge.model = model
      let shown: Screen = simulating(iOS: 26) { screen(page) }
      #expect(log.take().contains("badge properties light Ada"))
      model.name = "Grace"
      model.name = "Joan"
      #expect(log.take() == [])
      while log.entries.isEmpty { await Task.yield() }
      await settle()
      #expect(log.take() == ["badge properties light Joan"])
      withExtendedLifetime(shown) {}
    }
  }
#endif
