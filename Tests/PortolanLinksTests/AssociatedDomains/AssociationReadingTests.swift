import Foundation
import PortolanAssociation
import PortolanLinks
import Testing

@Suite("Association files are read in all their forms")
struct AssociationReadingTests {
  private let app = "ABCDE12345.com.example.app"

  private func read(_ text: String) throws(AssociationError) -> AppSiteAssociation {
    try AppSiteAssociation(Data(text.utf8))
  }

  @Test("The current form is read and written without loss")
  func today() throws {
    let file = try read(Self.full)
    #expect(file.issues == [])
    #expect(file.details.map(\.appIDs) == [["ABCDE12345.com.example.app", "ABCDE12345.com.example.app2"]])
    #expect(file.defaults.caseSensitive == false)
    #expect(
      file.services == ["webcredentials": ["ABCDE12345.com.example.app"], "appclips": ["ABCDE12345.com.example.Clip"]])
    #expect(try read(file.json) == file)
    let rules = try #require(file.details[0].rules)
    #expect(rules.count == 4)
    #expect(rules[1].excludes)
    #expect(rules[2].query == .items(["articleNumber": "????"]))
    #expect(rules[3].defaults == .init(caseSensitive: true, percentEncoded: false))
    #expect(file.decision(for: "https://example.com/en_US/Pizza/", appID: app).opens)
  }

  static let full = """
    { "applinks": {
        "defaults": { "caseSensitive": false },
        "substitutionVariables": { "food": ["burrito", "pizza"] },
        "details": [ {
          "appIDs": [ "ABCDE12345.com.example.app", "ABCDE12345.com.example.app2" ],
          "defaults": { "percentEncoded": true },
          "components": [
            { "/": "/$(lang)_$(region)/$(food)/" },
            { "#": "no_universal_links", "exclude": true, "comment": "never" },
            { "/": "/help/*", "?": { "articleNumber": "????" } },
            { "/": "/caf\\u00e9/*", "?": "a=*", "caseSensitive": true, "percentEncoded": false }
          ] } ] },
      "webcredentials": { "apps": [ "ABCDE12345.com.example.app" ] },
      "appclips": { "apps": [ "ABCDE12345.com.example.Clip" ] } }
    """

  @Test("Older forms keep their meaning")
  func older() throws {
    let paths = try read(
      #"{"applinks":{"apps":[],"details":[{"appID":"ABCDE12345.com.example.app","paths":["NOT /a/x","/a/*","NOT"]}]}}"#)
    #expect(paths.decision(for: "https://example.com/a/y", appID: app).opens)
    #expect(!paths.decision(for: "https://example.com/a/x", appID: app).opens)
    #expect(
      paths.issues.map(\.description) == [
        "error applinks.details[0].paths[2]: it excludes nothing, as \"NOT \" must stand before a path. To fix: write "
          + "\"NOT /…\"."
      ])

    let dictionary = try read(#"{"applinks":{"details":{"ABCDE12345.com.example.app":{"paths":["*"]}}}}"#)
    #expect(dictionary.decision(for: "https://example.com/", appID: app).opens)
    #expect(dictionary.issues.map(\.place) == ["applinks.details"])

    let both = try read(
      #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app"],"paths":["*"],"components":[{"/":"/a"}]}]}}"#)
    #expect(!both.decision(for: "https://example.com/b", appID: app).opens)
    #expect(both.issues.map(\.place) == ["applinks.details[0].paths"])
  }

  @Test(
    "Data that is not an association file is identified",
    arguments: [
      ("", "empty", "it is empty"),
      (" \n", "empty", "it is empty"),
      ("<!DOCTYPE html><html>", "html", "it is a web page and not JSON"),
      ("\n <html>", "html", "it is a web page and not JSON"),
      ("[]", "notAnObject", "it is an array, not an object"),
      ("\"x\"", "notAnObject", "it is a string, not an object"),
      ("{\"applinks\": }", "malformed", "line 1, column 14: a value is expected"),
      ("{\n  'applinks': {}}", "malformed", "line 2, column 3: a name in quotes is expected"),
      ("{\"a\":1,}", "malformed", "line 1, column 8: a name in quotes is expected"),
      ("{\"a\":[1,]}", "malformed", "line 1, column 9: a value is expected"),
      ("{\"a\":1 \"b\":2}", "malformed", "line 1, column 8: a comma or \"}\" is expected"),
      ("{\"a\":1} // comment", "malformed", "line 1, column 9: there is more text after the end of the value"),
      ("{\"a\":01}", "malformed", "line 1, column 6: a number is malformed"),
      ("{\"a\":1.}", "malformed", "line 1, column 6: a number is malformed"),
      ("{\"a\":\"\\x\"}", "malformed", "line 1, column 6: a string has an invalid escape"),
      ("{\"a\":\"\\ud800\"}", "malformed", "line 1, column 6: a string has an invalid escape"),
      ("{\"a\":\"\\ud800\\ue000\"}", "malformed", "line 1, column 6: a string has an invalid escape"),
      ("{\"a\":\"\\ud800\\u0041\"}", "malformed", "line 1, column 6: a string has an invalid escape"),
      ("{\"a\":\"\n\"}", "malformed", "line 1, column 7: a string contains a control character"),
      ("{\"a\":\"x", "malformed", "line 1, column 6: a string is not closed"),
      ("{\"a\":tru}", "malformed", "line 1, column 6: a value is expected"),
      ("{", "malformed", "line 1, column 2: a name in quotes is expected"),
      (String(repeating: "{\"a\":", count: 100_000), "malformed", "it is nested more than 64 levels deep"),
      (String(repeating: "[", count: 1_000_000), "malformed", "it is nested more than 64 levels deep"),
    ])
  func noFile(text: String, code: String, words: String) throws {
    let error = try #require(#expect(throws: AssociationError.self) { try read(text) })
    #expect("\(error.code.self)".contains(code) || error.description.contains(words))
    #expect(error.description.contains(words), "\(error)")
  }

  @Test("Bytes that are not text are identified")
  func bytes() throws {
    func error(_ bytes: [UInt8]) throws -> AssociationError {
      try #require(#expect(throws: AssociationError.self) { try AppSiteAssociation(Data(bytes)) })
    }
    #expect(try error([0x30, 0x82, 0x1F, 0x00] + Array("{\"applinks\"".utf8)).code == .signed)
    #expect(try error([0x30, 0x80, 0x06]).code == .signed)
    #expect(try error([0xFF, 0xFE, 0x7B, 0x00]).code == .encoding)
    #expect(try error([0x00, 0x7B]).code == .encoding)
    #expect(try error(Array("{\"".utf8) + [0xFF] + Array("\":1}".utf8)).reason == "a string is not UTF-8")
    #expect(try error([0x89, 0x50, 0x4E, 0x47]).code == .malformed)
    #expect(try error(Array(repeating: 0x20, count: 33 * 1024 * 1024)).code == .tooLarge)
    let marked = try AppSiteAssociation(Data([0xEF, 0xBB, 0xBF] + Array(Self.full.utf8)))
    #expect(marked.issues.map(\.reason) == ["it begins with a byte order mark"])
    // Inside a string it is a character.
    #expect(try read("{\"\u{FEFF}applinks\":{}}").issues.map(\.place) == ["file", "file"])
  }

  @Test("Wrong types and unknown keys are ignored, and each is reported with a fix")
  func wrongTypes() throws {
    let file = try read(
      """
      { "applinks": {
          "Details": [],
          "apps": ["x"],
          "details": [
            1,
            { "appID": ["x"], "appIDs": "y", "components": {} },
            { "appIDs": ["ABCDE12345.com.example.app", 7, "nonsense"], "components": [
                null, { "/": 1 }, { "/": "/a", "exclude": "true" }, { "/": "/b", "?": { "q": 1 } }, { "/": "/c", "coment": "x" },
                { "/": "/d", "/": "/e", "comment": 5 } ], "defaults": { "caseSensitive": "no", "x": 1 } }
          ],
          "defaults": [], "substitutionVariables": { "v": "x", "$(": [], "w": ["$(v)"] } },
        "webcredentials": [],
        "activitycontinuation": { "apps": [1, "a"] },
        "other": 1 }
      """)
    #expect(
      file.issues.map(\.description).joined(separator: "\n") == """
        warning file: its key "other" is unknown. To fix: remove it, or write one of activitycontinuation, appclips, applinks, webcredentials.
        warning applinks: its key "Details" is unknown. To fix: write "details".
        warning applinks.apps: it has no meaning and was always empty. To fix: write [], or leave it out.
        error applinks.details[0]: it is a number, and is ignored. To fix: write an object.
        error applinks.details[1].appID: it is an array, and is ignored. To fix: write a string.
        error applinks.details[1].appIDs: it is a string, and is ignored. To fix: write an array of strings.
        error applinks.details[1].components: it is an object, and is ignored. To fix: write an array.
        error applinks.details[1]: it names no app. To fix: write appIDs, such as ["ABCDE12345.example.store"].
        error applinks.details[1]: it has no components, and opens nothing. To fix: write components.
        error applinks.details[2].appIDs[1]: it is a number, and is ignored. To fix: write a string.
        error applinks.details[2].components[0]: it is null, and is ignored. To fix: write an object.
        error applinks.details[2].components[1]["/"]: it is a number, and is ignored. To fix: write a string.
        error applinks.details[2].components[2].exclude: it is a string, and is ignored. To fix: write a Boolean.
        error applinks.details[2].components[3]["?"].q: it is a number, so devices ignore the whole "?" and open more URLs than intended. To fix: write a string.
        warning applinks.details[2].components[4]: its key "coment" is unknown. To fix: write "comment".
        error applinks.details[2].components[5]: its key "/" occurs twice, and readers differ in which one they use. To fix: keep one of them.
        warning applinks.details[2].components[5].comment: it is a number. To fix: write a string.
        warning applinks.details[2].defaults: its key "x" is unknown. To fix: remove it, or write one of #, /, ?, caseSensitive, comment, exclude, percentEncoded.
        error applinks.details[2].defaults.caseSensitive: it is a string, and is ignored. To fix: write a Boolean.
        error applinks.defaults: it is an array, and is ignored. To fix: write an object.
        error applinks.substitutionVariables.v: it is a string, and is ignored. To fix: write an array of strings.
        error webcredentials: it is an array, and is ignored. To fix: write an object.
        error activitycontinuation.apps[0]: it is a number, and is ignored. To fix: write a string.
        error applinks.substitutionVariables["$("]: its name contains one of $, ( and ). To fix: write another name.
        error applinks.substitutionVariables.w: its texts contain a variable, which is not replaced. To fix: write the texts themselves.
        error applinks.details[2]: "nonsense" is not an app identifier. To fix: write <prefix>.<bundle identifier>, such as ABCDE12345.example.store.
        error activitycontinuation.apps[1]: "a" is not an app identifier. To fix: write <prefix>.<bundle identifier>, such as ABCDE12345.example.store.
        """)
  }
}
