import Hummingbird
import PortolanAssociation
import PortolanLinks

/// The routes that serve the association file.
///
/// Apple's "Supporting associated domains" requires HTTPS without a redirect, and the content type `application/json`. The
/// server speaks HTTP. A proxy in front of it adds the certificate, and must not redirect these paths.
struct AssociationRoutes {
  /// The place of the file, and the one that systems before iOS 9.3 read.
  static let paths: [RouterPath] = ["/.well-known/apple-app-site-association", "/apple-app-site-association"]

  let file: AppSiteAssociation

  /// Adds the routes to a router.
  func add(to router: Router<BasicRequestContext>) {
    let json = ByteBuffer(string: file.json)
    for path in Self.paths {
      router.get(path) { _, _ in
        Response(
          status: .ok,
          headers: [
            .contentType: "application/json",
            // Apple's network of servers asks again within a day. Other readers see a change after an hour.
            .cacheControl: "public, max-age=3600",
            .xContentTypeOptions: "nosniff",
          ],
          body: ResponseBody(byteBuffer: json))
      }
    }
  }
}
