import Hummingbird
import LinkServer
import NIOCore
import NIOPosix

/// The environment of the servers in the tests.
let environment = ["APP_IDS": "ABCDE12345.example.store, ABCDE12345.example.store.beta", "APP_STORE_ID": "123456789"]

/// The apps of that environment.
let appIDs = ["ABCDE12345.example.store", "ABCDE12345.example.store.beta"]

/// A server on a free port of this machine, for a test to speak to over HTTP.
struct Server {
  /// The port on which the server listens.
  let port: Int

  /// The server with the environment above, shared by most tests.
  static let shared = Task { try await start(environment) }

  /// Starts a server that runs until the process of the tests ends.
  static func start(_ environment: [String: String]) async throws -> Server {
    var variables = environment
    variables["PORT"] = "0"
    let settings = try ServerSettings(environment: variables)
    let (ports, started) = AsyncStream.makeStream(of: Int.self)
    let running = Task {
      defer { started.finish() }
      try await linkServer(settings) { started.yield($0) }.run()
    }
    for await port in ports { return Server(port: port) }
    try await running.value
    throw HTTPError(.serviceUnavailable)
  }

  /// Sends a request, and returns the response.
  func fetch(_ target: String, method: String = "GET", headers: [String] = ["Host: store.example"]) async throws
    -> Answer
  {
    let lines = ["\(method) \(target) HTTP/1.1"] + headers + ["Connection: close", "", ""]
    return try Answer(await exchange(lines.joined(separator: "\r\n")))
  }

  /// Sends bytes as they are, and returns everything that the server sends until it closes the connection.
  func exchange(_ request: String) async throws -> String {
    try await connect().executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: request))
      var response = ""
      for try await part in inbound { response += String(buffer: part) }
      return response
    }
  }

  /// Sends bytes as they are, and closes the connection without waiting for a response.
  func send(_ request: String) async throws {
    try await connect().executeThenClose { _, outbound in
      try await outbound.write(ByteBuffer(string: request))
    }
  }

  private func connect() async throws -> NIOAsyncChannel<ByteBuffer, ByteBuffer> {
    try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture { try NIOAsyncChannel(wrappingChannelSynchronously: channel) }
      }
  }
}

/// Fetches a path over HTTP from the server that most tests share.
func fetch(_ target: String, method: String = "GET") async throws -> Answer {
  try await Server.shared.value.fetch(target, method: method)
}
