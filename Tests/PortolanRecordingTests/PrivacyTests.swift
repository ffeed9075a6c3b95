#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanTestTraits
  import Testing

  @testable import PortolanRecording

  /// A text that must not be in a file.
  private let canary = "cAnArY"

  private struct CanaryBox<Value>: Hashable, Sendable {}
  private enum CanaryType {}
  private final class GenericScreen<Value>: UIViewController {}

  private enum PrivateScreen: Screen, CustomStringConvertible {
    case root
    case person(name: String, age: Int)
    case plain(CanaryBox<String>)
    case note(String?)

    var description: String { "\(canary) description" }

    var assembly: any Assembly {
      InlineAssembly {
        let screen = self == .root ? GenericScreen<CanaryType>() : GenericScreen<CanaryType>()
        screen.title = "\(canary) title"
        screen.view.accessibilityLabel = "\(canary) label"
        screen.view.accessibilityIdentifier = "\(canary) identifier"
        let field = UITextField()
        field.text = "\(canary) typed"
        field.placeholder = "\(canary) placeholder"
        screen.view.addSubview(field)
        screen.navigationItem.title = "\(canary) item"
        screen.tabBarItem.title = "\(canary) tab"
        screen.userActivity = NSUserActivity(activityType: "\(canary).activity")
        screen.restorationIdentifier = "\(canary) restoration"
        return screen
      }
    }

    var route: Route<Self> {
      self == .root ? .rootInNavigation : .push.guarded(by: TalkativeGuard())
    }
  }

  private struct PrivateError: Error, CustomStringConvertible {
    let description = "\(canary) error"
  }

  private struct GenericError<Value>: Error {}

  private struct TalkativeGuard: RoutingInterceptor, CustomStringConvertible {
    nonisolated var description: String { "\(canary) guard" }

    func perform(with context: PrivateScreen) async throws -> InterceptorAnswer {
      if case .person(_, let age) = context, age == 13 { throw PrivateError() }
      if case .person(_, let age) = context, age == 14 { throw GenericError<CanaryType>() }
      return context == .note("\(canary) redirect") ? .redirect(to: PrivateScreen.note(nil)) : .proceed
    }
  }

  private enum PlainScreen: Screen {
    case root, page(Page), pages(Page, secret: String)

    struct Page: Recordable, Hashable, Sendable { let number: Int }

    var assembly: any Assembly { InlineAssembly { UIViewController() } }
    var route: Route<Self> { self == .root ? .rootInNavigation : .push }
  }

  @Suite("The privacy of a recording", .limited)
  @MainActor
  struct PrivacyTests {
    @Test("A recording contains none of the texts of the app, of its values, errors, links, notifications and types")
    func canaries() async throws {
      let text = try await withFile { file in
        let window = UIWindow()
        let router = DefaultRouter(window: window)
        let recorder = FlightRecorder(for: router, to: .file(file))
        router.add(recorder)
        window.makeKeyAndVisible()
        window.rootViewController = UIViewController()
        try await router.navigate(to: PrivateScreen.root)
        try await router.navigate(to: PrivateScreen.person(name: "\(canary) name", age: 41))
        for age in [13, 14] {
          _ = try? await router.navigate(to: PrivateScreen.person(name: "\(canary) \(age)", age: age))
        }
        try await router.navigate(to: PrivateScreen.note("\(canary) redirect"))
        try await router.navigate(to: PrivateScreen.plain(CanaryBox<String>()))
        let inbox = DeepLinkInbox<PrivateScreen>(
          router: router, understand: { PrivateScreen.note("\(canary) \($0.url?.absoluteString ?? "")") })
        inbox.gate.open(for: .launch)
        await inbox.deliver(.url(URL(string: "https://\(canary).example/\(canary)")!))
        await inbox.deliver(.notification(["aps": ["alert": "\(canary) alert"], "url": "app://\(canary)"]))
        let alert = UIAlertController(title: "\(canary) alert", message: "\(canary) message", preferredStyle: .alert)
        window.rootViewController?.present(alert, animated: false)
        (window.rootViewController as? UINavigationController)?.pushViewController(
          GenericScreen<CanaryType>(), animated: false)
        await Task.yield()
        _ = try? await router.navigate(to: Step.found(by: ClassFinder<GenericScreen<Int>, Any?>()), with: nil)
        try recorder.flush()
        return try String(contentsOf: file, encoding: .utf8)
      }
      #expect(!text.lowercased().contains("canary"), "\(text)")
      #expect(text.contains("GenericScreen"))
      #expect(text.contains("person(name:age:)"))
      #expect(text.contains("\"PrivateError\""))
      #expect(text.contains("\"GenericError\""))
    }

    @Test("Equal values have equal tokens, different values have different ones, and a Recordable value is recorded")
    func tokens() {
      let redactor = Redactor()
      let first = redactor.screen(PrivateScreen.person(name: "A", age: 1))
      #expect(first == RecordedScreen(shape: "person(name:age:)", values: ["#1", "#2"]))
      #expect(redactor.screen(PrivateScreen.person(name: "B", age: 1)).values == ["#3", "#2"])
      #expect(redactor.screen(PrivateScreen.note("A")).values != ["#2"])
      #expect(redactor.screen(PlainScreen.root) == RecordedScreen(shape: "root"))
      #expect(redactor.screen(PlainScreen.page(.init(number: 4))).values == [#"={"number":4}"#])
      let mixed = redactor.screen(PlainScreen.pages(.init(number: 4), secret: "B"))
      #expect(mixed == RecordedScreen(shape: "pages(_:secret:)", values: [#"={"number":4}"#, "#3"]))
    }
  }
#endif
