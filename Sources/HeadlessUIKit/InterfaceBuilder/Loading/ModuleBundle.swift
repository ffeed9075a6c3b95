/// A lookup of the bundle where a package keeps the resources of a target.
///
/// An app on a phone has its resources in the main bundle. A package has one bundle for each target, beside the
/// program. The bundle is named `Package_Target`. It is named `Package_Target-tool` if the target is built for the host
/// machine, as the tests of a package with a macro are.
@MainActor
enum ModuleBundle {
  private static var found: [String: Bundle?] = [:]
  private static let suffixes = ["resources", "bundle"]

  /// Returns the bundle of the module that defines a class, or `nil` if there is none.
  static func bundle(for type: Any.Type) -> Bundle? {
    guard let module = module(of: type) else { return nil }
    if let known = found[module] { return known }
    let bundle = search(module)
    found[module] = .some(bundle)
    return bundle
  }

  /// Returns the name of the module that defines a type.
  static func module(of type: Any.Type) -> String? {
    let parts = String(reflecting: type).split(separator: ".")
    return parts.count > 1 ? String(parts[0]) : nil
  }

  /// Returns the name of a bundle, `Package_Target`, for any machine.
  static func name(ofBundleAt url: URL) -> String {
    let name = url.deletingPathExtension().lastPathComponent
    return name.hasSuffix("-tool") ? String(name.dropLast("-tool".count)) : name
  }

  private static func search(_ module: String) -> Bundle? {
    let folder = Bundle.main.resourceURL ?? Bundle.main.bundleURL
    let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let candidates = (entries ?? []).filter { url in
      suffixes.contains(url.pathExtension) && name(ofBundleAt: url).hasSuffix("_\(module)")
    }
    // The shortest name belongs to the target itself. A longer one belongs to a target whose name ends in the same way.
    let shortest = candidates.min { $0.lastPathComponent.utf8.count < $1.lastPathComponent.utf8.count }
    return shortest.flatMap { Bundle(url: $0) }
  }
}
