import Hummingbird

/// The route that serves the style sheet of the pages.
struct StyleSheet {
  static let path = "/store.css"

  /// Adds the route to a router.
  func add(to router: Router<BasicRequestContext>) {
    let css = ByteBuffer(string: Self.css)
    router.get(RouterPath(Self.path)) { _, _ in
      Response(
        status: .ok,
        headers: [
          .contentType: "text/css; charset=utf-8",
          .cacheControl: "public, max-age=3600",
          .xContentTypeOptions: "nosniff",
        ],
        body: ResponseBody(byteBuffer: css))
    }
  }

  private static let css = """
    :root { color-scheme: light dark; }
    body { font: 100%/1.5 system-ui, sans-serif; margin: 0; }
    main { max-width: 32rem; margin: 3rem auto; padding: 0 1rem; }
    a, code { overflow-wrap: anywhere; }
    .button {
      display: inline-block; padding: 0.6rem 1.2rem; border-radius: 0.6rem;
      background: #0b5cad; color: #fff; text-decoration: none;
    }
    .button:focus-visible { outline: 3px solid currentcolor; outline-offset: 3px; }

    """
}
