import Testing

@Suite("Paths without a page", .timeLimit(.minutes(2)))
struct MissingPageTests {
  @Test(
    "A URL that is no link of the app has a readable page with the status 404",
    arguments: ["/nothing", "//bag", "/products", "/products/42/reviews", "/products%2F42", "/.well-known/", "/{id}"])
  func notFound(path: String) async throws {
    let answer = try await fetch(path)
    #expect(answer.status == 404)
    #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
    #expect(answer.headers["cache-control"] == "no-store")
    #expect(answer.body.contains("<h1>There is no such page</h1>"))
    #expect(answer.body.contains("no pattern matches its path"))
    #expect(answer.body.contains(#"<meta name="robots" content="noindex">"#))
  }

  @Test(
    "A page with the status 404 has links to the pages that were probably intended",
    arguments: [
      ("/product/42", #"<p>Did you mean <a href="https://store.example/products/42">Product 42</a>?</p>"#),
      ("/BAG", #"<p>Did you mean <a href="https://store.example/bag">Your bag</a>?</p>"#),
      ("/citys/genoa?x=1", "<p>Did you mean <a href=\"https://store.example/cities/genoa\">Genoa</a>?</p>"),
      ("/products", "<p>Did you mean <code>/products/{id}</code>?</p>"),
      ("/product/x", "<p>Did you mean <code>/products/{id}</code>?</p>"),
    ])
  func suggestions(path: String, words: String) async throws {
    let answer = try await fetch(path)
    #expect(answer.status == 404)
    #expect(answer.body.contains(words), "\(answer)")
  }

  @Test("A path that is similar to no link has no suggestion")
  func noSuggestion() async throws {
    #expect(!(try await fetch("/something/else/altogether").body.contains("Did you mean")))
  }

  @Test(
    "A value that does not fit has a page that names the fault, with the status 404",
    arguments: [
      ("/products/abc", "{id} of &quot;/products/{id}&quot; is not of type Int"),
      ("/products/99999999999999999999", "is not of type Int"),
      ("/cities/Atlantis", "is not of type City"),
    ])
  func badValue(path: String, words: String) async throws {
    let answer = try await fetch(path)
    #expect(answer.status == 404)
    #expect(answer.body.contains(words))
  }
}
