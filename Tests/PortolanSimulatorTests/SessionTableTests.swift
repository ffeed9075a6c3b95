#if !canImport(UIKit)
  import Foundation
  import PortolanTool
  import PortolanTestTraits
  import Testing

  @testable import PortolanSimulator

  extension SessionTable {
    /// Returns a table of sessions whose apps are never started.
    static func withoutApps(_ limits: Limits) -> SessionTable {
      SessionTable(limits: limits) { id in
        let app = AppDescription(
          name: "app", screens: [], origins: [], patterns: [], steps: ["log in"], faults: [], launch: "", limits: limits
        )
        return Session(id: id, description: app, workerArguments: [])
      }
    }
  }

  @Suite("The sessions of a server", .limited)
  struct SessionTableTests {
    private func table(_ count: Int, idle: Double = 60) -> SessionTable {
      .withoutApps(Limits(sessions: count, idle: idle))
    }

    private func message(_ text: String) -> ServerMessage {
      (try? JSONDecoder().decode(ServerMessage.self, from: Data(text.utf8))) ?? ServerMessage(type: .trap)
    }

    @Test("There are as many sessions as permitted, and then none")
    func limit() async throws {
      let table = table(2)
      let first = try #require(await table.take(nil))
      let second = try #require(await table.take(nil))
      #expect(first.id != second.id)
      #expect(await table.take(nil) == nil)
      await table.put(first)
      #expect(await table.take(nil) != nil)
    }

    @Test("A page that comes back finds its session, and an unknown one gets a new session")
    func again() async throws {
      let table = table(2)
      let first = try #require(await table.take(nil))
      await table.put(first)
      #expect(await table.take(first.id) === first)
      let other = await table.take("unknown")
      #expect(other != nil && other?.id != "unknown")
    }

    @Test("The session of a closed page gives way to an open page, and does not come back")
    func givenWay() async throws {
      let table = table(1)
      let first = try #require(await table.take(nil))
      await table.put(first)
      let other = await table.take(nil)
      #expect(other != nil && other !== first)
      #expect(await table.take(first.id) == nil)
    }

    @Test("The session of a closed page ends after its time")
    func idle() async throws {
      let table = table(2, idle: -1)
      let first = try #require(await table.take(nil))
      await table.put(first)
      await table.endIdle()
      let other = await table.take(first.id)
      #expect(other != nil && other !== first)
    }

    @Test("Messages that lack a part, and steps without an app, are answered with an error")
    func errors() async throws {
      let session = try #require(await table(1).take(nil))
      var answers: [ServerMessage] = []
      session.output = { answers.append(message($0)) }
      let requests = [
        PageRequest(v: 1, id: 1, type: .perform), PageRequest(v: 1, id: 2, type: .perform, text: "back"),
        PageRequest(v: 1, id: 3, type: .goto, number: 4), PageRequest(v: 1, id: 4, type: .story),
        PageRequest(v: 1, id: 5, type: .advance), PageRequest(v: 1, id: 6, type: .plan, text: "x"),
        PageRequest(v: 1, id: 7, type: .perform, text: "tap A\ntap B"),
        PageRequest(v: 1, id: 8, type: .payload, text: "a/b", content: "{}"),
        PageRequest(v: 1, id: 9, type: .payload, text: "a", content: String(repeating: " ", count: 70_000)),
      ]
      for request in requests { session.handle(request) }
      #expect(answers.map(\.type) == Array(repeating: .error, count: requests.count))
      #expect(answers.map(\.re) == requests.map(\.id))
    }

    @Test("Payloads have a limit, and one of the same name is replaced")
    func payloads() async throws {
      let session = try #require(await table(1).take(nil))
      var answers: [ServerMessage] = []
      session.output = { answers.append(message($0)) }
      for number in 0..<33 {
        session.handle(PageRequest(v: 1, type: .payload, text: "\(number).json", content: "{}"))
      }
      session.handle(PageRequest(v: 1, type: .payload, text: "1.json", content: "[]"))
      #expect(answers.map(\.type) == Array(repeating: .payload, count: 32) + [.error, .payload])
      #expect(session.payloads["1.json"] == "[]")
    }

    @Test("A message of the page has its kind and its version, and another version is refused")
    func decoding() throws {
      let decode = { try JSONDecoder().decode(PageRequest.self, from: Data(($0 as String).utf8)) }
      #expect(try decode(#"{"v":1,"type":"plan","text":"x"}"#).type == .plan)
      for text in ["{}", #"{"v":1}"#, #"{"v":1,"type":"fly"}"#, #"{"type":"ping"}"#, "[]"] {
        #expect(throws: DecodingError.self) { try decode(text) }
      }
    }
  }
#endif
