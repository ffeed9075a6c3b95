import Foundation
package import PortolanCore

/// A line of a recording.
package struct FlightLine: Codable, Sendable {
  /// The kind of a line.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case header, checkpoint, request, answer, result, change, settled, background
  }

  package var kind: Kind
  /// The milliseconds since the recording began.
  package var at = 0
  /// The versions and surroundings, in a header.
  package var header: FlightHeader?
  /// The number of the request.
  package var request: Int?
  /// The screen of a request, or the one that a guard redirects to.
  package var screen: RecordedScreen?
  /// The class of the target of a request without a screen.
  package var step: String?
  /// The answer of a guard: `proceed`, `redirect` or `deny`.
  package var answer: String?
  /// `reached`, or the code of the error of a result or an answer.
  package var code: String?
  /// The digest of the plan that was carried out.
  package var plan: String?
  package var edits: [RecordedEdit]?
  package var tree: [RecordedRow]?

  package init(_ kind: Kind) { self.kind = kind }

  // MARK: JSON

  // It is written by hand, since JSONEncoder takes longer than the navigation that is recorded.

  /// The text with which every segment begins.
  static let headerBegin = #"{"kind":"header""#

  /// The line as JSON, with its line break.
  var json: String {
    let edits = edits?.map {
      Self.object([Self.text("kind", $0.kind.rawValue), Self.number("row", $0.row), Self.number("value", $0.value)])
    }
    let parts = [
      Self.text("kind", kind.rawValue), Self.number("at", at), Self.number("request", request),
      Self.text("answer", answer), Self.text("code", code), Self.text("plan", plan), Self.text("step", step),
      Self.screen(screen), edits.map { "\"edits\":\(Self.list($0))" },
      tree.map { "\"tree\":\(Self.list($0.map(Self.row)))" }, header.map { "\"header\":\(Self.encoded($0))" },
    ]
    return Self.object(parts) + "\n"
  }

  private static func row(_ row: RecordedRow) -> String {
    object([
      text("type", row.type), number("level", row.level), number("selected", row.selected), number("style", row.style),
      row.stack == true ? "\"stack\":true" : nil, screen(row.screen),
    ])
  }

  private static func screen(_ screen: RecordedScreen?) -> String? {
    screen.map { "\"screen\":\(object([text("shape", $0.shape), "\"values\":\(list($0.values.map(quoted)))"]))" }
  }

  private static func object(_ parts: [String?]) -> String { "{\(parts.compactMap(\.self).joined(separator: ","))}" }

  private static func list(_ parts: [String]) -> String { "[\(parts.joined(separator: ","))]" }

  private static func number(_ key: String, _ value: Int?) -> String? { value.map { "\"\(key)\":\($0)" } }

  private static func text(_ key: String, _ value: String?) -> String? { value.map { "\"\(key)\":\(quoted($0))" } }

  /// Returns a string of JSON; usually it needs no escapes.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    return isPlain ? "\"\(text)\"" : encoded(text)
  }

  private static func encoded(_ value: some Encodable) -> String {
    (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}

/// The header of a recording, at the beginning of each segment.
package struct FlightHeader: Codable, Hashable, Sendable {
  /// The version of the format.
  package var format = 1
  /// A number that the segments of a recording share.
  package var recording: String
  package var app: String
  package var portolan: String
  package var system: String
  package var locale: String
  /// The horizontal size class where the segment begins, 1 for compact and 2 for regular, or `nil` without a window.
  package var width: Int?
  /// The class of controllers, with its module in a recording without a device.
  package var kit: String? = String(reflecting: UIViewController.self)
  /// The digest of the table of links, or an empty text.
  package var table: String
  /// The digest of the map of screens, or `nil`.
  package var map: String?
}

/// Digests that are the same on each platform and in each process.
package enum Digest {
  /// Returns the digest of a text.
  package static func of(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  /// Returns the digest of a plan, from names of screens, containers and actions alone.
  ///
  /// The screens that are asked before they leave are no part of it, because a replay has no unsaved changes. Controllers that
  /// leave are counted, because a stand-in may have other classes, and the hierarchy afterwards tells those that have left.
  package static func of(_ plan: NavigationPlan) -> String { of(text(of: plan)) }

  /// Returns the text of a plan, without values.
  package static func text(of plan: NavigationPlan) -> String {
    let name = ScreenParts.name(in:)
    var lines = plan.steps.map { step in
      // The class of a controller that is there already may be another one in a stand-in.
      let screen = step.source == .found ? "" : "\(name(step.screen)) "
      // A replay prepares nothing, and makes the same changes.
      let source = step.source == .prepared ? .built : step.source
      return "\(source.rawValue) \(screen)\(step.action.map(name) ?? "-") \(step.guards.count)"
    }
    lines.append("dismiss \(plan.dismissed.count), remove \(plan.removed.count)")
    return (lines + ["\(plan.guards.count) \(plan.isReached)"]).joined(separator: "\n")
  }
}
