import Hummingbird
import PortolanLinks
import StoreLinks

/// A middleware that answers with a page if the server has no route for a path.
///
/// The table decides about each path, as it does in the app. So the server needs no routes of its own for the links. The host
/// of the request is not used, as a proxy may have changed it: the pages have the origin of the table.
struct LandingPages: RouterMiddleware {
  typealias Context = BasicRequestContext

  private let appStoreID: String?
  private let exclusions: Exclusions

  /// Creates the pages for the app of some settings.
  init(_ settings: ServerSettings) {
    appStoreID = settings.appStoreID
    exclusions = Exclusions(settings.associationFile)
  }

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPError where error.status == .notFound {
      switch request.method {
      case .get: return response(to: request)
      case .head: return response(to: request).createHeadResponse()
      default: return Response(status: .methodNotAllowed, headers: [.allow: "GET, HEAD"])
      }
    }
  }

  private func response(to request: Request) -> Response {
    guard request.uri.string.utf8.count <= LinkLimits.length else { return Response(status: .uriTooLong) }
    let link = Self.origin + request.uri.path + (request.uri.query.map { "?\($0)" } ?? "")
    do throws(LinkError) {
      let page = try LandingPage(link: link, appStoreID: appStoreID)
      guard !exclusions.contain(page.webLink) else { return html(ErrorPage.excluded, .notFound) }
      return html(page.html, .ok)
    } catch {
      return html(ErrorPage(error).html, error.code == .malformed ? .badRequest : .notFound)
    }
  }

  /// The beginning of the links on the web.
  private static let origin = StoreScreen.links.origins.first { $0.text.hasPrefix("https://") }?.text ?? ""

  private func html(_ page: String, _ status: HTTPResponse.Status) -> Response {
    Response(
      status: status,
      headers: [
        .contentType: "text/html; charset=utf-8",
        .cacheControl: status == .ok ? "public, max-age=300" : "no-store",
        // The pages have no scripts and no images. If an escape were missing, no script would run.
        .contentSecurityPolicy:
          "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        .xContentTypeOptions: "nosniff",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(string: page)))
  }
}
