// swift-format-ignore-file
// The part of Core Foundation, which Foundation brings with it on Apple's platforms, that Platform.swift uses.
public final class CFAllocator {}

public final class CFRunLoop {}

public final class CFRunLoopObserver {}

public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  // kCFRunLoopBeforeWaiting
  public static var beforeWaiting: CFRunLoopActivity { .init(rawValue: 1 << 5) }
}

public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  // kCFRunLoopCommonModes
  public static var commonModes: CFRunLoopMode! { _stub() }
}

public func CFRunLoopGetMain() -> CFRunLoop! { _stub() }

public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) { _stub() }

public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) { _stub() }

public func CFRunLoopObserverCreateWithHandler(_ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex, _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!) -> CFRunLoopObserver! { _stub() }

public typealias CFOptionFlags = UInt

public typealias CFIndex = Int
