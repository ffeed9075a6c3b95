#if !canImport(UIKit)
  import Portolan

  /// A controller that the app adds to a container by hand, beside those that the container manages.
  final class HandAddedChild: UIViewController {}
#endif
