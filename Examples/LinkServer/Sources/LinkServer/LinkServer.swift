package import Hummingbird

/// Creates a server for the links of the store: the association file, and a page for each link.
///
/// - Parameters:
///   - settings: The apps that open the links, and the address.
///   - started: A closure that receives the port when the server accepts connections.
/// - Returns: The server. It is not running yet.
package func linkServer(
  _ settings: ServerSettings, started: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
) -> some ApplicationProtocol {
  let router = Router(options: .autoGenerateHeadEndpoints)
  router.add(middleware: LandingPages(settings))
  AssociationRoutes(file: settings.associationFile).add(to: router)
  StyleSheet().add(to: router)
  return Application(
    router: router,
    configuration: ApplicationConfiguration(address: .hostname(settings.host, port: settings.port)),
    onServerRunning: { channel in await started(channel.localAddress?.port ?? settings.port) })
}
