/// A lookup of the classes that a document names.
@MainActor
struct ClassLookup {
  /// The modules that are searched for a class without a module, or of the document's own target.
  private let targetModules: [String]

  /// The module that stands in for UIKit.
  private static let kitModule = "HeadlessUIKit"

  /// The classes that were found, by their names, since the runtime takes long to find one.
  private static var found: [String: AnyClass] = [:]

  /// The modules of bundles, by their places, since a bundle takes long to find its executable.
  private static var modules: [URL: [String]] = [:]

  /// Creates a lookup for the documents of a bundle.
  ///
  /// - Parameters:
  ///   - bundle: The bundle that contains the document. Its name yields the module.
  ///   - owner: The object that the document is loaded for. Its module is searched first.
  init(bundle: Bundle, owner: Any? = nil) {
    let ownerModule = owner.flatMap { ModuleBundle.module(of: Swift.type(of: $0)) }
    targetModules = [ownerModule].compactMap { $0 } + Self.modules(of: bundle)
  }

  /// Returns the class that a document names, or the class that its element stands for.
  ///
  /// If a class is not found, or is not a subclass of `Base`, a warning is given as in UIKit.
  ///
  /// - Parameters:
  ///   - custom: The class that the document names, if any.
  ///   - element: The name of the element, such as `navigationController`.
  ///   - base: The base class of all classes that the element accepts.
  /// - Returns: The named class if it was found, and otherwise the class of the element.
  func type<Base: NSObject>(_ custom: CustomClass?, element: String, base: Base.Type) -> Base.Type {
    let standard = standardType(element: element, base: base)
    guard let custom else { return standard }
    for name in qualifiedNames(custom) {
      // A class of another kind could not do the work of the element, even if its name fits.
      if let found = Self.namedClass(name) as? Base.Type, found.isSubclass(of: standard) { return found }
    }
    let name = custom.module.map { "\($0).\(custom.name)" } ?? custom.name
    UIKitWarnings.warn("Unknown class \(name) in Interface Builder file.")
    return standard
  }

  /// Returns the class that an element stands for, or `base` if there is no class of that name.
  func standardType<Base: NSObject>(element: String, base: Base.Type) -> Base.Type {
    let name = "UI" + element.prefix(1).uppercased() + element.dropFirst()
    return Self.namedClass("\(Self.kitModule).\(name)") as? Base.Type ?? base
  }

  /// Returns the class with a module and a name, or `nil` if there is none.
  ///
  /// Only a name that a class can have is passed to the runtime. A class that is missing may be loaded later, so only classes
  /// that were found are kept.
  private static func namedClass(_ name: String) -> AnyClass? {
    if let known = found[name] { return known }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ isIdentifier(String($0)) }) else { return nil }
    let type: AnyClass? = NSClassFromString(name)
    found[name] = type
    return type
  }

  private func qualifiedNames(_ custom: CustomClass) -> [String] {
    var modules = [custom.module].compactMap { $0 }
    if modules.isEmpty || custom.belongsToTarget { modules += targetModules }
    if custom.module == nil { modules.append(Self.kitModule) }
    return modules.map { "\($0).\(custom.name)" }
  }

  /// Returns the modules that a bundle may belong to.
  ///
  /// The bundle of a package is named `Package_Target`, and the bundle of an app is named for its executable.
  private static func modules(of bundle: Bundle) -> [String] {
    if let known = modules[bundle.bundleURL] { return known }
    let name = ModuleBundle.name(ofBundleAt: bundle.bundleURL)
    let parts = name.split(separator: "_")
    var found = parts.indices.dropFirst().map { parts[$0...].joined(separator: "_") }
    if let executable = bundle.executableURL?.deletingPathExtension().lastPathComponent {
      found.append(String(executable.map { $0.isLetter || $0.isNumber ? $0 : "_" }))
    }
    modules[bundle.bundleURL] = found
    return found
  }

  /// Returns a Boolean value that indicates whether a text is a valid name of a type or module.
  private static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 255 && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
