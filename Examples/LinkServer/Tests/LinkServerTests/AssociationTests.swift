import Foundation
import PortolanAssociation
import PortolanLinks
import StoreLinks
import Testing

@Suite("The association file", .timeLimit(.minutes(2)))
struct AssociationTests {
  private static let path = "/.well-known/apple-app-site-association"

  @Test(
    "The server returns the table's own file as JSON, without a redirect",
    arguments: [path, "/apple-app-site-association"])
  func content(path: String) async throws {
    let answer = try await fetch(path)
    #expect(answer.status == 200)
    #expect(answer.headers["content-type"] == "application/json")
    #expect(answer.headers["cache-control"] == "public, max-age=3600")
    #expect(answer.headers["x-content-type-options"] == "nosniff")
    #expect(answer.body == StoreScreen.links.appSiteAssociation(appIDs: appIDs).json)
  }

  @Test("A device that reads the file opens every link of the store in the app, and no other")
  func decisions() async throws {
    let file = try AppSiteAssociation(Data(try await fetch(Self.path).body.utf8))
    #expect(file.issues.isEmpty)
    for screen in samples {
      let link = try StoreScreen.links.print(screen)
      for appID in appIDs { #expect(file.decision(for: link, appID: appID).opens, "\(link)") }
    }
    #expect(!file.decision(for: "https://store.example/nothing", appID: appIDs[0]).opens)
  }

  @Test("Excluded paths stay in the browser")
  func exclusions() async throws {
    var variables = environment
    variables["EXCLUDE"] = "/login, /cities/*"
    let file = try AppSiteAssociation(Data(try await Server.start(variables).fetch(Self.path).body.utf8))
    for path in ["/login", "/cities", "/cities/genoa"] {
      #expect(!file.decision(for: "https://store.example" + path, appID: appIDs[1]).opens, "\(path)")
    }
    #expect(file.decision(for: "https://store.example/bag", appID: appIDs[1]).opens)
  }

  @Test("HEAD returns the headers of GET and no body")
  func head() async throws {
    let full = try await fetch(Self.path)
    let head = try await fetch(Self.path, method: "HEAD")
    #expect(head.status == 200)
    #expect(head.headers["content-type"] == "application/json")
    #expect(head.headers["content-length"] == full.headers["content-length"])
    #expect(head.body.isEmpty)
  }

  @Test(
    "Another spelling of the path is no file, and is no redirect",
    arguments: [
      "/.well-known%2Fapple-app-site-association", "/.well-known/apple-app-site-association/more", "/.well-known",
      "/.well-known/apple-app-site-association.json", "/x/../.well-known/apple-app-site-association",
    ])
  func spellings(path: String) async throws {
    let answer = try await fetch(path)
    #expect(answer.status == 404 || answer.status == 400, "\(answer)")
    #expect(!answer.body.contains("applinks"))
  }
}
