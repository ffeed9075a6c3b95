#if !canImport(UIKit)
  import Portolan
  import Testing

  // Source: developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking.
  @MainActor
  @Suite("Updates of properties", .headlessOnly, .rule(.layout), .tags(.documented), .limited)
  struct UpdatedPropertiesTests {
    private final class Badge: UIView {
      var log: Journal?

      override func updateProperties() {
        super.updateProperties()
        log?.note("badge properties")
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        log?.note("badge layout")
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

      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        log.note("isAppearing")
      }

      override func updateProperties() {
        super.updateProperties()
        log.note("page properties")
      }

      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        log.note("page layout")
      }
    }

    private let log = Journal()

    private func screen(_ page: Page) -> Screen {
      let screen = Screen(page)
      screen.window.headless.transitionClock = ImmediateTransitionClock.shared
      return screen
    }

    @Test("Before the first layout the properties of a controller and its views are updated, after viewIsAppearing")
    func first() {
      let page = Page(log)
      let screen: Screen = simulating(iOS: 26) { self.screen(page) }
      #expect(log.take() == ["isAppearing", "page properties", "badge properties", "page layout", "badge layout"])
      withExtendedLifetime(screen) {}
    }

    @Test("Requests for an update come together in the next pass, which lays out nothing for them")
    func requests() {
      let page = Page(log)
      simulating(iOS: 26) {
        let screen = screen(page)
        _ = log.take()
        for _ in 0..<2 {
          page.setNeedsUpdateProperties()
          page.badge.setNeedsUpdateProperties()
        }
        #expect(log.take() == [])
        screen.window.layoutIfNeeded()
        #expect(log.take() == ["page properties", "badge properties"])
        screen.window.layoutIfNeeded()
        #expect(log.take() == [])
      }
    }

    @Test("A pass updates properties before it lays out, and a view that appears again updates those that it must")
    func order() {
      let page = Page(log)
      simulating(iOS: 26) {
        let screen = screen(page)
        _ = log.take()
        page.badge.setNeedsUpdateProperties()
        page.badge.setNeedsLayout()
        screen.window.layoutIfNeeded()
        #expect(log.take() == ["badge properties", "badge layout"])
        screen.window.isHidden = true
        page.setNeedsUpdateProperties()
        #expect(log.take() == [])
        screen.window.isHidden = false
        #expect(log.take() == ["isAppearing", "page properties"])
      }
    }

    @Test("An update can be forced, for a controller with its views or a view alone")
    func forced() {
      let page = Page(log)
      simulating(iOS: 26) {
        let screen = screen(page)
        _ = log.take()
        page.setNeedsUpdateProperties()
        page.badge.setNeedsUpdateProperties()
        page.badge.updatePropertiesIfNeeded()
        #expect(log.take() == ["badge properties"])
        page.updatePropertiesIfNeeded()
        #expect(log.take() == ["page properties"])
        withExtendedLifetime(screen) {}
      }
    }

    @Test("A layout pass before iOS 26 calls no update of properties")
    func earlier() {
      let screen = screen(Page(log))
      #expect(log.take() == ["isAppearing", "page layout", "badge layout"])
      withExtendedLifetime(screen) {}
    }
  }
#endif
