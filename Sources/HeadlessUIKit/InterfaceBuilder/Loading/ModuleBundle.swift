import Foundation

/// Finds the bundle in which a package keeps the resources of a target.
///
/// An app on a phone has its resources in the main bundle. A package has them in one bundle a target, named
/// `Package_Target`, beside the program; `Package_Target-tool` where the target is built for the machine that builds, as
/// the tests of a package with a macro are.
@MainActor
enum ModuleBundle {
  private static var found: [String: Bundle?] = [:]
  private static let suffixes = ["resources", "bundle"]

  /// The bundle of the module that a class is in, where there is one.
  static func bundle(for type: Any.Type) -> Bundle? {
    guard let module = module(of: type) else { return nil }
    if let known = found[module] { return known }
    let bundle = search(module)
    found[module] = .some(bundle)
    return bundle
  }

  /// The name of the module that a type is in.
  static func module(of type: Any.Type) -> String? {
    let parts = String(reflecting: type).split(separator: ".")
    return parts.count > 1 ? String(parts[0]) : nil
  }

  /// The name of a bundle, `Package_Target`, whatever machine it is for.
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
    // The shortest name is the one whose target is the module, and not one that merely ends like it.
    let shortest = candidates.min { $0.lastPathComponent.utf8.count < $1.lastPathComponent.utf8.count }
    return shortest.flatMap { Bundle(url: $0) }
  }
}
