@_exported public import Foundation

/// An object that can take part in handling events.
@MainActor
open class UIResponder: NSObject {
}
