import Foundation
import PortolanAssociation
import PortolanLinks
import Testing

@Suite("Association files report parts without an effect, and agree with the links of an app")
struct AssociationIssueTests {
  private let app = "ABCDE12345.com.example.app"

  private func issues(_ rules: AppSiteAssociation.Rule...) -> [String] {
    AppSiteAssociation(
      details: [.init(appIDs: [app], rules: rules)], substitutionVariables: ["none": [], "food": ["pizza"]]
    ).issues.map { $0.place.replacing("applinks.details[0].components", with: "") + " " + $0.reason }
  }

  @Test("An app whose prefix is in lower case is reported, with the prefix in capitals, in every service")
  func lowerPrefix() throws {
    let lower = "abcde12345.com.example.app"
    let file = try AppSiteAssociation(
      Data(
        #"{"applinks": {"details": [{"appIDs": ["\#(lower)"]}]}, "webcredentials": {"apps": ["aBCDE12345.com.example.app"]}}"#
          .utf8))
    let issues = file.issues.filter { $0.reason.hasSuffix("is not an app identifier") }
    #expect(issues.allSatisfy { $0.severity == .error })
    #expect(issues.map(\.place) == ["applinks.details[0]", "webcredentials.apps[0]"])
    #expect(issues.allSatisfy { $0.fix == "write <prefix>.<bundle identifier>, such as \(app)" }, "\(issues)")
  }

  @Test("A rule that matches no URL is reported")
  func fitsNothing() {
    #expect(
      issues(
        .init(path: "buy/*"), .init(path: ""), .init(path: "/#/market"), .init(path: "/café"), .init(path: "/a b"),
        .init(path: "/$(nothing)"), .init(path: "/$(none)"), .init(path: String(repeating: "/a", count: 3000)),
        .init(path: "/café", defaults: .init(percentEncoded: false)), .init(path: "/$(food)"))
        == [
          "[1][\"/\"] an empty path matches only the first page",
          "[2] it matches nothing, as no path has a number sign",
          "[3] it matches nothing, as URLs are compared with their percent escapes",
          "[4] it matches nothing, as URLs are compared with their percent escapes",
          "[5] it matches nothing, as there is no variable \"nothing\"",
          "[6] it matches nothing, as the variable \"none\" has no texts",
          "[7] it matches nothing, as a pattern may have at most 4096 characters",
        ])
  }

  @Test("A variable that is not closed is reported, in each part of a rule")
  func unclosedVariables() {
    let reason = "a variable is not closed, so it matches its own characters"
    for (rule, place) in [
      (AppSiteAssociation.Rule(path: "/$(food"), "[\"/\"]"), (.init(query: .pattern("x=$(food")), "[\"?\"]"),
      (.init(query: .items(["x": "$(food"])), "[\"?\"].x"), (.init(fragment: "$(food"), "[\"#\"]"),
      (.init(path: "/$(food)/$(food"), "[\"/\"]"),
    ] {
      #expect(issues(rule).contains("[0]\(place) \(reason)"), "\(issues(rule))")
    }
    #expect(!issues(.init(path: "/$(food)/x")).contains { $0.hasSuffix(reason) })
  }

  @Test("A rule that an earlier one covers is reported")
  func neverReached() {
    #expect(
      issues(.init(path: "*"), .init(path: "/a")) == [
        "[1] it is never reached, as components[0] matches everything that it matches"
      ]
    )
    #expect(issues(.init(), .init(path: "/a", excludes: true)).count == 1)
    #expect(issues(.init(path: "/a/*"), .init(path: "/a/b")).count == 1)
    #expect(issues(.init(path: "/a/*"), .init(path: "/a/b/*")).count == 1)
    #expect(issues(.init(path: "/a/*"), .init(path: "/a/?")).count == 1)
    #expect(issues(.init(path: "/a"), .init(path: "/a", comment: "again")).count == 1)
    #expect(issues(.init(path: "/a"), .init(path: "/a", query: .items(["x": "1"]))).count == 1)
    #expect(issues(.init(path: "/A", defaults: .init(caseSensitive: false)), .init(path: "/a")).count == 1)
    #expect(issues(.init(path: "/$(food)"), .init(path: "/$(food)", fragment: "x")).count == 1)
    for (first, second) in [
      ("/a", "a"), ("/a", "/a/"), ("/a/*", "/a"), ("a/*", "/a/b/*"), ("/a*", "/a/*"), ("*", "/a/*"), ("/*", "$(food)"),
      ("/a/*", "/a/$(food)"), ("/$(food)/*", "/$(food)/*/"),
    ] {
      #expect(issues(.init(path: first), .init(path: second)).count == 1, "\(first) takes \(second)")
    }
    for apart in [
      ("/a/b", "/a/*"), ("/a/?", "/a/*"), ("/?*", "/*"), ("/a*", "/*a"), ("/?", "/*"), ("/$(food)", "/pasta"),
      ("/a*a", "/a"),
      ("/a?a", "/a*a"), ("/a/*", "/a*"), ("/a/*", "/ab"), ("/a/*", "/ab/*"), ("/a", "/a/*"),
      ("/a/*b", "/a/*"),
    ] {
      #expect(issues(.init(path: apart.0), .init(path: apart.1)) == [], "\(apart)")
    }
    let anyCase = AppSiteAssociation.Defaults(caseSensitive: false)
    #expect(issues(.init(path: "/a*"), .init(path: "/a*b", defaults: anyCase)) == [])
    #expect(issues(.init(path: "/a*", defaults: anyCase), .init(path: "/a*b")).count == 1)
    #expect(issues(.init(path: "/a", query: .items(["x": "1"])), .init(path: "/a")) == [])
    #expect(issues(.init(path: "/a", fragment: "x"), .init(path: "/a")) == [])
    #expect(issues(.init(path: "/a"), .init(path: "/A", defaults: .init(caseSensitive: false))) == [])
  }

  @Test("A rule that is reported as never reached is not reached by any URL", arguments: 0..<8 as Range<UInt64>)
  func neverReachedIsTrue(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let pieces = ["a", "b", "?", "*", "/", "/*", "$(food)"]
    for _ in 0..<300 {
      func pattern() -> String {
        ["/", "/", ""].randomElement(using: &generator).map {
          $0
            + (0..<Int.random(in: 0...4, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }
            .joined()
        } ?? ""
      }
      let rules = [AppSiteAssociation.Rule(path: pattern(), comment: "1"), .init(path: pattern(), comment: "2")]
      let file = AppSiteAssociation(
        details: [.init(appIDs: [app], rules: rules)], substitutionVariables: ["food": ["a", "b*"]])
      guard file.issues.contains(where: { $0.reason.contains("never reached") }) else { continue }
      for _ in 0..<60 {
        let path = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
          ["a", "b", "c", "/"].randomElement(using: &generator) ?? ""
        }.joined()
        let decision = file.decision(for: "https://example.com/" + path, appID: app)
        #expect(decision.rule?.comment != "2", "\(rules.map(\.path)) /\(path)")
      }
    }
  }

  @Test("The file of a table opens exactly the links of the table")
  func generated() throws {
    let table = try shopTable()
    let file = table.appSiteAssociation(appIDs: [app])
    #expect(file.issues == [])
    #expect(file.issues(comparedWith: table, appID: app) == [])
    #expect(try AppSiteAssociation(Data(file.json.utf8)) == file)
    let matcher = AssociationMatcher(file, appID: app)
    var generator = SeededGenerator(seed: 7)
    var opened = 0
    for _ in 0..<3000 {
      let value = generator.shop()
      guard let link = try? table.print(value) else { continue }
      opened += 1
      // In the file, a required part of the query or the fragment must not be empty.
      let hasEmpty = link.hasSuffix("=") || link.contains("=&") || link.hasSuffix("#") || link.contains("=#")
      #expect(matcher.decision(for: link).opens || hasEmpty, Comment(rawValue: link))
    }
    #expect(opened > 1000)
    for link in [
      "/products", "/products/1/2", "/unknown", "/named/a/b", "/search", "/media?kind=cd&title=x", "/items/1/2/3",
    ] {
      #expect(!matcher.decision(for: "https://store.example" + link).opens, Comment(rawValue: link))
    }
  }

  @Test(
    "The file of a table opens a link as people write it and as the table prints it",
    arguments: ["/c++", "/it's-new", "/a&b", "/#/home", "/tab?from=a/b", "/list?ids=1,2;3", "/café+bar"])
  func literalsAsWritten(pattern: String) throws {
    let table = try LinkTable<Int>("https://shop.example") { Link(pattern, 1) }
    let file = table.appSiteAssociation(appIDs: [app])
    let written = "https://shop.example" + pattern
    #expect(try table.parse(written) == 1)
    #expect(file.decision(for: written, appID: app).opens)
    #expect(file.decision(for: try table.print(1), appID: app).opens)
    #expect(file.issues == [])
    #expect(file.issues(comparedWith: table, appID: app) == [])
    #expect(!file.decision(for: "https://shop.example/other", appID: app).opens)
  }

  @Test("A file that lists the values of a type does not differ from the table")
  func listedValues() throws {
    let table = try LinkTable<SortOrder>("https://store.example") {
      Link("/by/{order}", { (order: SortOrder) in order }, extract: { $0 })
    }
    let file = AppSiteAssociation(
      details: [.init(appIDs: [app], rules: [.init(path: "/by/price"), .init(path: "/by/name")])])
    for order in SortOrder.allCases { #expect(file.decision(for: try table.print(order), appID: app).opens) }
    #expect(throws: LinkError.self) { try table.parse("https://store.example/by/1") }
    #expect(file.issues(comparedWith: table, appID: app) == [])
  }

  @Test("Rules that all exclude are reported, including by their defaults")
  func onlyExcludes() {
    var file = AppSiteAssociation(details: [.init(appIDs: [app], rules: [.init(path: "/a"), .init(path: "/b")])])
    #expect(file.issues == [])
    file.defaultRule.exclusion = true
    #expect(file.issues.map(\.reason) == ["all its rules exclude, so it opens nothing"])
    file.details[0].rules?[1].exclusion = false
    #expect(file.issues == [])
    #expect(file.decision(for: "https://a/b", appID: app).opens)
  }

  @Test("The file of two tables opens the links of both, in contrast to their concatenated details")
  func joined() throws {
    let shop = try LinkTable<Int>("https://a") { Link("/{shelf}", { (x: Int) in x }, extract: { $0 }) }
    let account = try LinkTable<Int>("https://a") {
      Link("/account/orders", 1)
      Link("/account/{path...}", { (_: [String]) in 2 }, extract: { _ in nil })
    }
    let links = ["/1", "/account/orders", "/account", "/account/a/b"]
    let joined = AppSiteAssociation(opening: shop.patterns + account.patterns, appIDs: [app])
    #expect(joined.issues == [])
    #expect(links.allSatisfy { joined.decision(for: "https://a" + $0, appID: app).opens })
    #expect(!joined.decision(for: "https://a/1/2", appID: app).opens)

    var appended = shop.appSiteAssociation(appIDs: [app])
    appended.details += account.appSiteAssociation(appIDs: [app]).details
    #expect(!appended.decision(for: "https://a/account/orders", appID: app).opens)
    #expect(
      appended.issues.map(\.description).contains {
        $0.hasPrefix(
          "warning applinks.details[1]: \"\(app)\" is also in applinks.details[0], and the rules there decide first, even if they exclude a URL."
        )
      })
  }

  @Test("A generated file looks like a handwritten file")
  func generatedText() throws {
    let table = try LinkTable<Shop>("https://store.example", "store://") {
      Link("/", .home)
      Link("/products/{id}", Shop.product) { if case .product(let id) = $0 { id } else { nil } }
      Link("/search?q={query}&sort={sort?}", Shop.search) {
        if case .search(let query, let sort) = $0 { (query, sort) } else { nil }
      }
    }
    #expect(
      table.appSiteAssociation(appIDs: [app]).json == """
        {
          "applinks" : {
            "details" : [
              {
                "appIDs" : [
                  "ABCDE12345.com.example.app"
                ],
                "components" : [
                  {
                    "/" : "/?*/?*/?*",
                    "comment" : "longer than the links that follow",
                    "exclude" : true
                  },
                  {
                    "/" : "/products/?*",
                    "comment" : "/products/{id}"
                  },
                  {
                    "?" : {
                      "q" : "?*"
                    },
                    "/" : "/search",
                    "comment" : "/search?q={query}&sort={sort?}"
                  },
                  {
                    "/" : "/",
                    "comment" : "/"
                  }
                ]
              }
            ]
          }
        }

        """)
  }

  @Test("The differences between a file and a table are reported")
  func compared() throws {
    let table = try LinkTable<Shop>("https://store.example") {
      Link("/products/{id}", Shop.product) { if case .product(let id) = $0 { id } else { nil } }
      Link("/pages/{number?}", Shop.page) { if case .page(let number) = $0 { .some(number) } else { nil } }
    }
    let file = AppSiteAssociation(
      details: [
        .init(
          appIDs: [app],
          rules: [.init(path: "/products/1", excludes: true), .init(path: "/products/*"), .init(path: "/pages")])
      ])
    #expect(
      file.issues(comparedWith: table, appID: app).map(\.description).joined(separator: "\n") == """
        error pattern "/products/{id}": a rule of ABCDE12345.com.example.app excludes https://store.example/products/1. To fix: put a rule for it before that one.
        error pattern "/pages/{number?}": no rule of ABCDE12345.com.example.app opens https://store.example/pages/1. To fix: add a rule.
        """)
    let wider = AppSiteAssociation(details: [.init(appIDs: [app], rules: [.init(path: "*"), .init(path: "/old/?*")])])
    #expect(
      wider.issues(comparedWith: table, appID: app).map(\.description) == [
        "warning rule \"*\": it opens https://store.example/x, which the app does not know. To fix: add a pattern to the table, or "
          + "exclude such links.",
        "warning rule \"/old/?*\": it opens https://store.example/old/xx, which the app does not know. To fix: add a pattern to the "
          + "table, or exclude such links.",
      ])
  }

  @Test("A file with very many rules is checked without comparing all pairs")
  func veryManyRules() throws {
    let rules = (0..<20_000).map { AppSiteAssociation.Rule(path: "/a*\($0)*") }
    let file = AppSiteAssociation(details: [.init(appIDs: [app], rules: rules)])
    let table = try shopTable()
    let time = ContinuousClock().measure {
      #expect(
        file.issues.map(\.reason).contains("it has too many similar rules to compare all of them with each other"))
      #expect(file.issues(comparedWith: table, appID: app).count > 10)
    }
    #expect(time < .seconds(60))
  }

  @Test("A file above 128 KB is reported")
  func size() {
    let rules = (0..<5000).map { AppSiteAssociation.Rule(path: "/product-number-\($0)") }
    let issues = AppSiteAssociation(details: [.init(appIDs: [app], rules: rules)]).issues
    #expect(issues.count == 1)
    #expect(issues.first?.reason.hasSuffix("and devices accept at most 131072") == true)
  }
}
