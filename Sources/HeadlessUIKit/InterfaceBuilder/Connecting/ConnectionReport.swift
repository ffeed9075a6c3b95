/// The warnings about connections that cannot be made, each given once for each document, class and name.
@MainActor
enum ConnectionReport {
  private static var reported: Set<String> = []

  /// Warns that an object has no such outlet.
  ///
  /// UIKit raises an exception instead.
  static func untaken(_ outlet: String, of object: NSObject, file: String) {
    let type = String(reflecting: type(of: object))
    warn("\(file)#\(type)#\(outlet)") {
      """
      [<\(type)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(outlet). \
      To fix: take the outlet in InterfaceBuilderConnecting.connect(outlet:to:).
      """
    }
  }

  /// Warns that an object has no such action.
  ///
  /// UIKit raises an exception instead.
  static func unperformed(_ selector: String, by object: NSObject, file: String) {
    let type = String(reflecting: type(of: object))
    warn("\(file)#\(type)#\(selector)") {
      """
      -[\(type) \(selector)]: unrecognized selector sent to instance. To fix: carry the action out in \
      InterfaceBuilderConnecting.perform(action:sender:).
      """
    }
  }

  /// Warns that an outlet leads to an object of a kind that this module does not create.
  static func missing(_ outlet: String, of object: NSObject, _ destination: String, file: String) {
    let type = String(reflecting: type(of: object))
    warn("\(file)#\(type)#\(outlet)") {
      "\(file): the outlet \(outlet) of \(type) leads to \"\(destination)\", which is not made here."
    }
  }

  private static func warn(_ key: String, _ message: () -> String) {
    guard reported.insert(key).inserted else { return }
    UIKitWarnings.warn(message())
  }
}
