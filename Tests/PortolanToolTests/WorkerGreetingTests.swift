#if !canImport(UIKit)
  import Foundation
  import PortolanRecording
  import Testing

  @testable import PortolanTool

  @Suite("The greeting of a worker")
  struct WorkerGreetingTests {
    @Test("A worker of another version of Portolan is refused with both versions, and none of its messages is read")
    func other() throws {
      let inbox = try Self.inbox(after: WorkerGreeting(version: "0.0.9"))
      #expect(inbox.message(until: Date(timeIntervalSinceNow: 60)) == nil)
      #expect(inbox.hasEnded)
      let reason = try #require(inbox.refusal)
      #expect(reason.contains("the version \(portolanVersion) of Portolan"))
      #expect(reason.contains("has 0.0.9. To fix: "))
    }

    @Test("A worker of a version of Portolan without greetings is refused as an older one")
    func older() throws {
      let inbox = try Self.inbox(after: ["accepted": 1])
      #expect(inbox.message(until: Date(timeIntervalSinceNow: 60)) == nil)
      #expect(inbox.refusal?.contains("has an older one. To fix: ") == true)
    }

    @Test("The messages of a worker of the same version of Portolan are read up to its end")
    func same() throws {
      let inbox = try Self.inbox(after: WorkerGreeting())
      let message = try #require(inbox.message(until: Date(timeIntervalSinceNow: 60)))
      #expect(try JSONDecoder().decode([String].self, from: message) == ["a message"])
      #expect(inbox.message(until: Date(timeIntervalSinceNow: 60)) == nil)
      #expect(inbox.hasEnded && inbox.refusal == nil)
    }

    /// Returns the inbox for a worker that sends a greeting and a message, and ends.
    private static func inbox(after greeting: some Encodable) throws -> WorkerInbox {
      let pipe = Pipe()
      let channel = MessageChannel(descriptor: pipe.fileHandleForWriting.fileDescriptor)
      try channel.write(greeting)
      try channel.write(["a message"])
      try pipe.fileHandleForWriting.close()
      return WorkerInbox(replies: pipe.fileHandleForReading, log: nil) {}
    }
  }
#endif
