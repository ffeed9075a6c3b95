/// Where the loading of Interface Builder files is connected.
@MainActor
enum NibLoading {
  /// Sets the view of a controller from its nib, and answers whether there was one.
  static var loadView: ((UIViewController) -> Bool)?
}
