// swift-format-ignore-file
// An interface of UIKit, our own writing, for type-checking where there is no UIKit. See README.md beside this folder.
@_exported import Foundation

/// The body of everything in this module.
public func _stub(_ name: StaticString = #function) -> Never { fatalError("\(name) has no body: UIKit's interface is for type-checking") }

// The Objective-C runtime: objc_setAssociatedObject and what belongs to it.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> { _stub() }
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) { _stub() }

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { _stub() }

/// SEL
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
  public var description: String { _stub() }
  public init(_ string: String) { _stub() }
  public init(stringLiteral: String) { _stub() }
}
