/// The warnings about connections that cannot be made, each given once for each document, class and name.
@MainActor
enum ConnectionReport {
  private static var reported: Set<String> = []

  /// Warns that an object has no such outlet.
  ///
  /// UIKit raises an exception instead.
  static func untaken(_ outlet: String, of object: NSObject, file: String) {
    warn(outlet, of: object, file: file) { type in
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
    warn(selector, of: object, file: file) { type in
      """
      -[\(type) \(selector)]: unrecognized selector sent to instance. To fix: carry the action out in \
      InterfaceBuilderConnecting.perform(action:sender:).
      """
    }
  }

  /// Warns that an outlet leads to an object of a kind that this module does not create.
  static func missing(_ outlet: String, of object: NSObject, _ destination: String, file: String) {
    warn(outlet, of: object, file: file) { type in
      "\(file): the outlet \(outlet) of \(type) leads to \"\(destination)\", which is not made here."
    }
  }

  private static func warn(
    _ name: String, of object: NSObject, file: String, message: (_ type: String) -> String
  ) {
    let type = String(reflecting: type(of: object))
    if reported.insert("\(file)#\(type)#\(name)").inserted { UIKitWarnings.warn(message(type)) }
  }
}
