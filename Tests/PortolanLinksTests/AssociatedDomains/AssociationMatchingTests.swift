import Foundation
import PortolanAssociation
import PortolanLinks
import Testing

@Suite("Rules decide as Apple documents")
struct AssociationMatchingTests {
  private let app = "ABCDE12345.com.example.app"

  private func file(_ rules: AppSiteAssociation.Rule...) -> AppSiteAssociation {
    AppSiteAssociation(
      details: [.init(appIDs: [app], rules: rules)],
      substitutionVariables: ["food": ["burrito", "pizza", "su*i"], "Empty": []])
  }

  private func opens(_ path: String, _ url: String, _ defaults: AppSiteAssociation.Defaults = .init()) -> Bool {
    file(.init(path: path, defaults: defaults)).decision(for: "https://example.com" + url, appID: app).opens
  }

  @Test(
    "A path matches by wildcards and variables",
    arguments: [
      ("/buy/*", "/buy/", true), ("/buy/*", "/buy/a/b", true), ("/buy/*", "/buy", true), ("/buy/*", "/buyer", false),
      ("/buy/*", "/Buy/a", false),
      ("/buy", "/buy/", true), ("/buy/", "/buy", true), ("*", "", true), ("/", "", true), ("/*", "", true),
      ("*", "/a/b", true),
      ("/?", "/a", true), ("/?", "/", false), ("/?", "/ab", false), ("/?*", "/", false), ("/?*", "/a", true),
      ("/?*", "/ab/c", true),
      ("/a*b*c", "/abc", true), ("/a*b*c", "/axxbxxbc", true), ("/a*b*c", "/axxc", false), ("/**a", "/xa", true),
      ("/help/????", "/help/1234", true), ("/help/????", "/help/123", false),
      ("/$(digit)$(digit)", "/42", true), ("/$(digit)", "/x", false), ("/$(digit)", "/42", false),
      ("/$(alpha)$(upper)$(lower)$(alnum)$(xdigit)", "/aZz9f", true), ("/$(upper)", "/a", false),
      ("/$(xdigit)", "/g", false),
      ("/$(lang)_$(region)/x", "/en_US/x", true), ("/$(lang)_$(region)/x", "/de_AT/x", true),
      ("/$(lang)/x", "/xx_YY/x", false),
      ("/$(food)/", "/pizza/", true), ("/$(food)/", "/sushi/", true), ("/$(food)/", "/pasta/", false),
      ("/$(Food)/", "/pizza/", false), ("/$(Empty)", "/", false), ("/$(food", "/$(food", true),
      ("/$food)", "/$food)", true),
      ("/caf%C3%A9", "/caf%C3%A9", true), ("/caf%C3%A9", "/café", true), ("/café", "/caf%C3%A9", false),
      ("/caf??????", "/caf%C3%A9", true),
      ("buy/*", "/buy/42", true), ("//buy", "/buy", true), ("/buy/*/", "/buy", true), ("/a/*/c", "/a/c", false),
      ("/id/????", "/id/481", false), ("/id/????", "/id/481/", false), ("*/buy", "/buy", true), ("?uy", "/buy", true),
      ("$(food)", "/pizza", true), ("$(food)/*", "/pizza/x", true), ("", "/", true), ("", "/a", false),
      ("/a/*", "/a//b", true), ("/a/*b", "/a", false),
      ("/a", "/a?x#y", true), ("/a?x", "/a?x", false), ("/[a]", "/[a]", true), ("/a.b", "/axb", false),
    ])
  func paths(pattern: String, url: String, matches: Bool) {
    #expect(opens(pattern, url) == matches)
  }

  @Test(
    "Case and percent escapes matter unless a rule, its app or the file changes that",
    arguments: [
      ("/Sourdough/?*", "/sourdough/x", AppSiteAssociation.Defaults(caseSensitive: false), true),
      ("/sourdough/?*", "/SOURDOUGH/x", .init(caseSensitive: false), true),
      ("/STRASSE", "/straße", .init(caseSensitive: false, percentEncoded: false), false),
      ("/$(food)", "/PIZZA", .init(caseSensitive: false), true),
      ("/$(region)", "/us", .init(), false),
      ("/哈哈/?*", "/%E5%93%88%E5%93%88/x", .init(percentEncoded: false), true),
      ("/caf?", "/caf%C3%A9", .init(percentEncoded: false), true),
      ("/a b", "/a%20b", .init(percentEncoded: false), true),
      ("/a%20b", "/a%20b", .init(percentEncoded: false), false),
      ("/a/b", "/a%2Fb", .init(percentEncoded: false), true),
      ("/%FF", "/%FF", .init(percentEncoded: false), true),
      ("/a", "/%EF%BB%BFa", .init(percentEncoded: false), false),
      ("/A%zz", "/%41%zz", .init(percentEncoded: false), true),
    ])
  func defaults(pattern: String, url: String, defaults: AppSiteAssociation.Defaults, matches: Bool) {
    #expect(opens(pattern, url, defaults) == matches)
    var file = file(.init(path: pattern))
    file.defaults = defaults
    #expect(file.decision(for: "https://example.com" + url, appID: app).opens == matches)
    file.defaults = .init(caseSensitive: true, percentEncoded: true)
    file.details[0].defaults = defaults
    #expect(
      file.decision(for: "https://example.com" + url, appID: app).opens == (matches && defaults != .init() || matches))
  }

  @Test(
    "Query items match one by one, all values of a name must match, and missing items are empty",
    arguments: [
      (["articleNumber": "????"], "?articleNumber=1234", true),
      (["articleNumber": "????"], "?articleNumber=123", false),
      (["articleNumber": "????"], "", false), (["a": "*"], "", true), (["a": ""], "?a", true),
      (["a": ""], "?b=1", true),
      (["a": "?*"], "?a=", false), (["a": "1"], "?a=1&a=1&b=2", true), (["a": "1"], "?a=1&a=2", false),
      (["a": "1", "b": "2"], "?b=2&a=1", true), (["a": "1", "b": "2"], "?a=1", false), (["é": "1"], "?%C3%A9=1", true),
      (["a": "x=y"], "?a=x=y", true),
    ])
  func items(patterns: [String: String], query: String, matches: Bool) {
    let file = file(.init(query: .items(patterns)))
    #expect(file.decision(for: "https://example.com/help" + query, appID: app).opens == matches)
  }

  @Test("A long path matches where its parts cross the words of 64 positions")
  func longPaths() {
    let text = "/" + (0..<20).map { "\($0)-abcde" }.joined(separator: "_")
    for count in 1..<text.count {
      #expect(opens("/*" + text.suffix(count), text), "the last \(count) characters")
      #expect(!opens("/*" + text.suffix(count) + "x", text))
    }
    for count in 50..<70 {
      let questions = "/" + String(repeating: "?", count: count)
      let letters = "/" + String(repeating: "a", count: count)
      #expect(opens(questions + "$(food)/x", letters + "burrito/x"), "a variable after \(count) characters")
      #expect(opens("/*$(food)/x", letters + "burrito/x"))
      #expect(!opens(questions + "$(food)/x", letters + "burrita/x"))
    }
  }

  @Test("A site without a path is compared as its first page")
  func noPath() {
    for pattern in ["", "/", "*", "/*", "?", "/?", "?*", "/?*", "//", "*/", "/*/", "**", "$(Empty)", "/$(food)", "a*"] {
      #expect(opens(pattern, "") == opens(pattern, "/"), Comment(rawValue: pattern))
    }
  }

  @Test("All parts of a rule must match, the first rule that matches decides, and without one nothing opens")
  func order() {
    let file = file(
      .init(fragment: "no_universal_links", excludes: true), .init(path: "/help/website/*", excludes: true),
      .init(path: "/help/*", query: .pattern("x=?*")), .init(path: "/buy/*"))
    for (url, opens, decides) in [
      ("/buy/1", true, 3), ("/buy/1#no_universal_links", false, 0), ("/help/website/1?x=1", false, 1),
      ("/help/1?x=1", true, 2), ("/help/1?x=", false, nil), ("/help/1", false, nil), ("/other", false, nil),
    ] as [(String, Bool, Int?)] {
      let decision = file.decision(for: "https://example.com" + url, appID: app)
      #expect(decision.opens == opens, Comment(rawValue: url))
      #expect(decision.rule == decides.flatMap { file.details[0].rules?[$0] }, Comment(rawValue: url))
    }
    #expect(!file.decision(for: "https://example.com/buy/1", appID: "ABCDE12345.other").opens)
    for url in ["store://buy/1", "/buy/1", "", "https:///buy/1", "https://example.com", "ftp://example.com/buy/1"] {
      #expect(!file.decision(for: url, appID: app).opens, Comment(rawValue: url))
    }
  }

  @Test("Many wildcards do not take exponential time")
  func wildcardsAreNoBomb() {
    let stars = String(repeating: "*a", count: 2000) + "b"
    let variables = String(repeating: "*$(lang)", count: 500) + "!"
    let text = "/" + String(repeating: "a", count: 8000)
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(!opens(stars, text))
      #expect(!opens(variables, text))
      #expect(!opens(String(repeating: "?", count: 5000), text))
    }
    #expect(time < .seconds(60))
  }
}
