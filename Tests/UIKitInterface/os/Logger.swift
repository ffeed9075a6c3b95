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
