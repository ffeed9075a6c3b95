// swift-format-ignore-file
// The part of the module os, which is Swift, that Platform.swift uses.
public struct OSLogPrivacy: Sendable {
  public static var `public`: OSLogPrivacy { .init() }
  public static var `private`: OSLogPrivacy { .init() }
}

public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) {}
  public mutating func appendInterpolation(_ text: @autoclosure @escaping () -> String, privacy: OSLogPrivacy = .private) {}
}

public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  public init(stringInterpolation: OSLogInterpolation) {}
  public init(stringLiteral: String) {}
}

public struct Logger: @unchecked Sendable {
  public init(subsystem: String, category: String) {}
  public func debug(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
}

public struct SignpostMetadata: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  public init(stringInterpolation: OSLogInterpolation) {}
  public init(stringLiteral: String) {}
}

public struct OSSignpostID: Sendable {
  public static var exclusive: OSSignpostID { .init() }
}

// No public source says that it is Sendable in an SDK, so nothing here relies on that.
public class OSSignpostIntervalState {
  init() {}
}

public struct OSSignposter: @unchecked Sendable {
  public init(subsystem: String, category: String) {}
  public func makeSignpostID() -> OSSignpostID { .init() }
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) -> OSSignpostIntervalState { .init() }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {}
}
