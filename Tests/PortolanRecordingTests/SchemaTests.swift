#if !canImport(UIKit)
  import FlawedApp
  import Foundation
  import PortolanTestTraits
  import PortolanTool
  import StoreTool
  import Testing

  @testable import PortolanRecording

  /// A validator for the part of JSON Schema that the schema of recordings uses.
  private struct Schema {
    private let root: [String: Any]

    init(_ data: Data) throws {
      root = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    func accepts(_ text: String) throws -> Bool {
      accepts(try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed), as: root)
    }

    private func accepts(_ value: Any, as schema: [String: Any]) -> Bool {
      if let path = schema["$ref"] as? String {
        var place: Any = root
        for name in path.split(separator: "/").dropFirst() { place = (place as? [String: Any])?[String(name)] ?? [:] }
        return accepts(value, as: place as? [String: Any] ?? ["enum": [] as [Any]])
      }
      if let all = schema["oneOf"] as? [[String: Any]], all.count(where: { accepts(value, as: $0) }) != 1 {
        return false
      }
      if let type = schema["type"] as? String, !fits(value, type) { return false }
      if let constant = schema["const"], !isEqual(value, constant) { return false }
      if let list = schema["enum"] as? [Any], !list.contains(where: { isEqual(value, $0) }) { return false }
      if let minimum = schema["minimum"] as? Int, (value as? Int ?? minimum) < minimum { return false }
      if let list = value as? [Any] {
        if list.count < schema["minItems"] as? Int ?? 0 { return false }
        if let items = schema["items"] as? [String: Any], !list.allSatisfy({ accepts($0, as: items) }) { return false }
      }
      guard let object = value as? [String: Any] else { return true }
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      if (schema["required"] as? [String] ?? []).contains(where: { object[$0] == nil }) { return false }
      return object.allSatisfy { name, value in
        properties[name].map { accepts(value, as: $0) } ?? (schema["additionalProperties"] as? Bool != false)
      }
    }

    private func fits(_ value: Any, _ type: String) -> Bool {
      switch type {
      case "object": value is [String: Any]
      case "array": value is [Any]
      case "string": value is String
      case "integer": value is Int && !(value is String)
      default: false
      }
    }

    private func isEqual(_ one: Any, _ other: Any) -> Bool {
      (one as? AnyHashable) == (other as? AnyHashable)
    }
  }

  @Suite("The schema of recordings", .limited)
  @MainActor
  struct SchemaTests {
    private static func schema() throws -> Schema {
      let path = "../../../Sources/PortolanRecording/PortolanRecording.docc/Resources/recording.schema.json"
      return try Schema(Data(contentsOf: URL(filePath: #filePath).appending(path: path).standardized))
    }

    private func texts(of app: some ToolApp, _ steps: [String]) async throws -> [String] {
      try await withFile { file in
        _ = try await record(app, to: file, steps)
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
      }
    }

    @Test("The schema accepts each line of recordings with each kind of line")
    func accepts() async throws {
      let schema = try Self.schema()
      var lines = try await texts(
        of: FlawedUnderTool(options: .parse([])),
        ["flawed://notes/7", "back", "tap Notes", "flawed://settings", "log in", "flawed://settings", "swipe down"])
      lines += try await texts(
        of: StoreUnderTool(options: .parse([])),
        ["store://settings", "width compact", "store://cities/Genoa", "width regular", "store://products/3"])
      lines.append(#"{"kind":"background","at":1}"#)
      for line in lines { #expect(try schema.accepts(line), "\(line)") }
      let kinds = ["header", "checkpoint", "request", "answer", "result", "settled", "change"]
      for kind in kinds { #expect(lines.contains { $0.contains("\"kind\":\"\(kind)\"") }, "\(kind)") }
    }

    @Test(
      "The schema refuses lines that lack something, have something else, or have another type",
      arguments: [
        #"{"kind":"request"}"#, #"{"kind":"other","at":1}"#, #"{"kind":"background","at":-1}"#,
        #"{"kind":"background","at":"1"}"#,
        #"{"kind":"settled","at":1,"title":"A"}"#, #"{"kind":"settled","at":1,"tree":[{"level":0}]}"#,
        #"{"kind":"request","at":1,"request":1,"screen":{"values":[]}}"#, #"{"kind":"checkpoint","at":1}"#,
        #"{"kind":"change","at":1,"tree":[],"edits":[{"kind":"jump","row":1}]}"#, #"[]"#,
        #"{"kind":"answer","at":1,"request":1,"answer":"perhaps"}"#,
      ])
    func refuses(line: String) throws {
      #expect(try !Self.schema().accepts(line))
    }
  }
#endif
