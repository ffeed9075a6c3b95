@_exported public import Foundation

/// An object that can take part in handling events.
@MainActor
open class UIResponder: NSObject {
  /// Creates a responder that is in no chain yet.
  public override init() {
    super.init()
  }
}
