import Foundation

/// Finds the classes that a document names.
@MainActor
struct ClassLookup {
  /// The modules in which a class may be that the document gives none, or that of its own target.
  private let targetModules: [String]

  /// The module that stands in for UIKit.
  private static let kitModule = "HeadlessUIKit"

  /// Prepares the look-up for the documents of a bundle.
  ///
  /// - Parameters:
  ///   - bundle: The bundle that has the document, whose name tells its module.
  ///   - owner: The object that the document is loaded for, whose module is asked first.
  init(bundle: Bundle, owner: Any? = nil) {
    let ownerModule = owner.flatMap { ModuleBundle.module(of: Swift.type(of: $0)) }
    targetModules = [ownerModule].compactMap { $0 } + Self.modules(of: bundle)
  }

  /// The class that a document names, or the one its element stands for.
  ///
  /// A class that is not found, or is not one of `Base`, is warned of, as UIKit does.
  ///
  /// - Parameters:
  ///   - custom: The class that the document names, if any.
  ///   - element: The name of the element, such as `navigationController`.
  ///   - base: The class of all that may be meant.
  func type<Base: NSObject>(_ custom: CustomClass?, element: String, base: Base.Type) -> Base.Type {
    let standard = standardType(element: element, base: base)
    guard let custom else { return standard }
    for name in qualifiedNames(custom) {
      // A class of another kind could not do what the element says, whatever its name.
      if let found = NSClassFromString(name) as? Base.Type, found.isSubclass(of: standard) { return found }
    }
    let name = custom.module.map { "\($0).\(custom.name)" } ?? custom.name
    UIKitWarnings.warn("Unknown class \(name) in Interface Builder file.")
    return standard
  }

  /// The class that an element stands for, `base` where there is none of that name.
  func standardType<Base: NSObject>(element: String, base: Base.Type) -> Base.Type {
    let name = "UI" + element.prefix(1).uppercased() + element.dropFirst()
    guard Self.isIdentifier(name) else { return base }
    return NSClassFromString("\(Self.kitModule).\(name)") as? Base.Type ?? base
  }

  private func qualifiedNames(_ custom: CustomClass) -> [String] {
    guard Self.isIdentifier(custom.name) else { return [] }
    var modules = [custom.module].compactMap { $0 }
    if modules.isEmpty || custom.belongsToTarget { modules += targetModules }
    if custom.module == nil { modules.append(Self.kitModule) }
    return modules.filter(Self.isIdentifier).map { "\($0).\(custom.name)" }
  }

  /// The modules that a bundle may be of, by its name: packages write `Package_Target`, apps the executable's.
  private static func modules(of bundle: Bundle) -> [String] {
    let name = ModuleBundle.name(ofBundleAt: bundle.bundleURL)
    let parts = name.split(separator: "_")
    var modules = parts.indices.dropFirst().map { parts[$0...].joined(separator: "_") }
    if let executable = bundle.executableURL?.deletingPathExtension().lastPathComponent {
      modules.append(String(executable.map { $0.isLetter || $0.isNumber ? $0 : "_" }))
    }
    return modules
  }

  /// Whether a text is fit to be asked of the runtime: no more than the name of a type or module.
  private static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 255 && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
