#if !canImport(UIKit)
  import PortolanLinks
  import PortolanTool

  /// The files of a new package: the enum of an app's screens, and a sketch of it without exits.
  struct SketchPackage {
    /// A screen of the app.
    struct Page {
      let name: String
      let pattern: String?
      /// The placeholders of the pattern, whose names are the labels of the case.
      let values: [LinkPlaceholder]

      /// Reads a screen that is written as `product` or `product=/products/{id}`.
      ///
      /// - Throws: `ValidationError` with the mend.
      init(_ text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        name = parts.first ?? ""
        pattern = parts.count > 1 ? parts[1] : nil
        let isName = name.first?.isLetter == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard isName, name.first?.isLowercase == true else {
          throw ValidationError(
            "\(LinkText.quoted(text)) is not a screen. To fix: write it as product, or with its link as "
              + "product=/products/{id}.")
        }
        do throws(LinkPatternError) {
          values =
            try pattern.map { text throws(LinkPatternError) in try LinkPattern(text) }?.placeholders ?? []
        } catch {
          throw ValidationError(
            "\(LinkText.quoted(pattern ?? "")) is not a pattern: \(error.reason). To fix: \(error.fix).")
        }
        if let value = values.first(where: { $0.name.first?.isNumber == true || $0.name == "_" }) {
          throw ValidationError(
            "The placeholder {\(value.name)} is no label of a case. To fix: give it a name, as in {id}.")
        }
      }

      fileprivate var declaration: String { "  case \(code)" + list(\.type) }

      fileprivate func link(in type: String) -> String? {
        guard let pattern else { return nil }
        if values.isEmpty { return "    Link(\"\(pattern)\", .\(code))" }
        let names = values.map { Self.quoted($0.name) }
        let bound = names.map { "let \($0)" }.joined(separator: ", ")
        let given = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
        return "    Link(\"\(pattern)\", \(type).\(code)) { if case .\(code)(\(bound)) = $0 { \(given) } else { nil } }"
      }

      /// The screen with sample values.
      fileprivate var sample: String { code + list(\.sample) }

      /// Returns the labels in parentheses, each with a text, or nothing if the case has no values.
      private func list(_ text: (LinkPlaceholder) -> String) -> String {
        let parts = values.map { "\(Self.quoted($0.name)): \(text($0))" }
        return parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))"
      }

      /// The name of the case as code.
      fileprivate var code: String { Self.quoted(name) }

      /// Returns a name, in backquotes if it is a word of Swift.
      private static func quoted(_ name: String) -> String { words.contains(name) ? "`\(name)`" : name }

      private static let words: Set<String> = [
        "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
        "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
      ]
    }

    let name: String
    let pages: [Page]
    /// The package of Portolan, as a URL or a path.
    let portolan: String

    /// The texts of the files by their paths.
    var files: KeyValuePairs<String, String> {
      let (module, enumeration) = ("\(name)Navigation", "\(name)Screen")
      return [
        "Package.swift": manifest(module), "Sources/\(module)/\(enumeration).swift": screens(enumeration),
        "Sources/\(name.lowercased())-sketch/\(name)Sketch.swift": sketch(module, enumeration),
      ]
    }

    private func manifest(_ module: String) -> String {
      let isURL = portolan.contains("://") || portolan.hasPrefix("git@")
      let identity = portolan.split(separator: "/").last.map { $0.replacing(/\.git$/, with: "") } ?? "portolan"
      let dependency = isURL ? "url: \"\(portolan)\", branch: \"main\"" : "path: \"\(portolan)\""
      return """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "\(module)",
          platforms: [.iOS(.v16), .macCatalyst(.v16), .macOS(.v13)],
          products: [.library(name: "\(module)", targets: ["\(module)"])],
          dependencies: [.package(\(dependency))],
          targets: [
            // The app links this target.
            .target(name: "\(module)", dependencies: [.product(name: "Portolan", package: "\(identity)")]),
            // The command line: swift run \(name.lowercased())-sketch exits
            .executableTarget(
              name: "\(name.lowercased())-sketch",
              dependencies: ["\(module)", .product(name: "PortolanSketch", package: "\(identity)")]),
          ],
          swiftLanguageModes: [.v6]
        )

        """
    }

    private func screens(_ enumeration: String) -> String {
      let host = "https://\(name.lowercased()).example"
      let links = pages.compactMap { $0.link(in: enumeration) }
      return """
        public import Portolan

        public enum \(enumeration): Screen, Codable {
        \(pages.map(\.declaration).joined(separator: "\n"))

          public var route: Route<Self> {
            switch self {
            case .\(pages[0].code): .rootInNavigation
            default: .push
            }
          }
        }

        extension \(enumeration): Linkable {
          public static let caseNames = [\(pages.map { "\"\($0.name)\"" }.joined(separator: ", "))]
          public static let links = LinkTable<\(enumeration)>.trusting("\(host)", "\(name.lowercased())://") {
        \((links.isEmpty ? ["    Link(\"/\", .\(pages[0].code))"] : links).joined(separator: "\n"))
          }
        }

        """
    }

    private func sketch(_ module: String, _ enumeration: String) -> String {
      """
      import PortolanSketch
      import \(module)

      @main
      enum \(name)Sketch: SketchTool {
        static let start = \(enumeration).\(pages[0].sample)

        static func sketch(of screen: \(enumeration)) -> Sketch<\(enumeration)> {
          switch screen {
      \(pages.map { "    case .\($0.code): .screen" }.joined(separator: "\n"))
          }
        }
      }

      """
    }
  }

  extension LinkPlaceholder {
    /// The type of the value that the placeholder reads.
    fileprivate var type: String {
      switch kind {
      case .one: "String"
      case .optional: "String?"
      case .repeated, .rest: "[String]"
      }
    }

    fileprivate var sample: String { kind == .one ? "\"a\"" : kind == .optional ? "nil" : "[]" }
  }
#endif
