extension RoutingError {
  /// Adds the destination and the hierarchy to an error of the library.
  ///
  /// Errors of an app stay as they are.
  @MainActor
  static func diagnosed(_ error: any Error, _ destination: Destination, in window: UIWindow?) -> any Error {
    guard var error = error as? RoutingError else { return error }
    if error.destination == nil { error.destination = destination.name }
    if error.hierarchy == nil, let window { error.hierarchy = HierarchySnapshot(of: window) }
    return error
  }
}
