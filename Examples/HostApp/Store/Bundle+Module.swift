import Foundation

extension Bundle {
  /// The bundle with the documents of the store: the tests, into which the store is linked.
  ///
  /// The package manager writes this property where it compiles the store.
  static var module: Bundle { Bundle(for: StoreAppDelegate.self) }
}
