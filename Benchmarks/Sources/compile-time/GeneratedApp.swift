import Foundation

/// The generated source files of an app with a number of destinations.
struct GeneratedApp {
  let destinations: Int

  /// The file, line and form of each declaration, for finding the form of a slow expression.
  private(set) var places: [(file: String, line: Int, form: Int)] = []
  private(set) var files: [String: String] = [:]

  private static let perFile = 20

  init(destinations: Int) {
    self.destinations = destinations
    files["Shared.swift"] = Self.shared
    // The shared routes need their screens even in an app without destinations.
    for start in stride(from: 0, to: max(destinations, 3), by: Self.perFile) {
      files["Screens\(start).swift"] = Self.screens(start..<min(start + Self.perFile, max(destinations, 3)))
    }
    for start in stride(from: 0, to: destinations, by: Self.perFile) {
      let name = "Routes\(start).swift"
      var text = "import Portolan; import PortolanArticles\n\n@MainActor\nenum Routes\(start) {\n"
      for n in start..<min(start + Self.perFile, destinations) {
        let form = n % RouteForm.all.count
        places.append((name, text.filter { $0 == "\n" }.count + 1, form))
        text += RouteForm.all[form].declaration(n) + "\n\n"
      }
      files[name] = text + "}\n"
    }
  }

  /// Writes the source files.
  ///
  /// - Returns: The paths of the files.
  func write(to folder: URL) throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try files.sorted { $0.key < $1.key }.map { name, text in
      let file = folder.appendingPathComponent(name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
  }

  /// Returns the form of the declaration at a line of a file.
  func form(file: String, line: Int) -> Int? {
    places.last { $0.file == file && $0.line <= line }?.form
  }

  private static func screens(_ range: Range<Int>) -> String {
    "import Portolan\n\n"
      + range.map { n in
        """
        final class Screen\(n): UIViewController, ContextChecking, ContextAccepting {
          func isTarget(for context: Int) -> Bool { true }
          func setup(with context: Int) throws {}
        }

        struct Screen\(n)Factory: Factory {
          func build(with context: Int) throws -> Screen\(n) { Screen\(n)(nibName: nil, bundle: nil) }
        }

        """
      }.joined(separator: "\n")
  }

  private static let shared = """
    import Portolan
    import PortolanArticles

    struct LoginGuard: RoutingInterceptor {
      func perform(with context: Any?) async throws -> InterceptorAnswer { .proceed }
    }

    @MainActor
    enum Shared {
      static let tabs: DestinationStep<UITabBarController, Any?> = SingleContainerStep(
        finder: ClassFinder(), factory: TabBarControllerFactory()
      )
      .using(.replaceRoot).from(.root).assemble()

      static let product: DestinationStep<Screen0, Int> = StepAssembly(finder: ClassFinder(), factory: Screen0Factory())
        .using(.push).from(.navigationController).using(.present).from(.current).assemble()

      static let stack: DestinationStep<UINavigationController, Any?> = Step.navigationController
        .using(.present).from(.current).assemble()

      static let cities: DestinationStep<Screen1, Any?> = StepAssembly(
        finder: ClassFinder(), factory: ClassFactory<Screen1, Any?>()
      )
      .using(.push).from(.navigationController).using(.setAsPrimary).from(.splitController)
      .using(.present).from(.current).assemble()
    }

    """
}
