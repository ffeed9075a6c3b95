import Foundation
import Hummingbird
import LinkServer

/// The program that reads its settings from the environment and serves until it is ended.
@main
struct LinkServerCommand {
  static func main() async throws {
    let settings: ServerSettings
    do {
      settings = try ServerSettings(environment: ProcessInfo.processInfo.environment)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
    let server = linkServer(settings) { port in
      print("A landing page: http://\(settings.host):\(port)/products/42")
    }
    try await server.runService()
  }
}
