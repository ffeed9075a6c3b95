import LinkServer
import Testing

@Suite("Settings")
struct ServerSettingsTests {
  @Test("The environment has the apps, the address and the port")
  func complete() throws {
    var variables = environment
    variables["HOST"] = "0.0.0.0"
    variables["PORT"] = "9000"
    variables["EXCLUDE"] = "/login, /cities/*"
    let settings = try ServerSettings(environment: variables)
    #expect(settings.appIDs == appIDs)
    #expect(settings.appStoreID == "123456789")
    #expect(settings.host == "0.0.0.0")
    #expect(settings.excluded == ["/login", "/cities/*"])
    #expect(settings.port == 9000)
  }

  @Test("The apps alone are enough")
  func defaults() throws {
    let settings = try ServerSettings(environment: ["APP_IDS": appIDs[0]])
    #expect(settings.appStoreID == nil)
    #expect(settings.excluded.isEmpty)
    #expect(settings.host == "127.0.0.1")
    #expect(settings.port == 8080)
  }

  @Test(
    "A setting that is missing or malformed is an error that names the mend",
    arguments: [
      ([:], "APP_IDS is missing. To fix: set it to the apps, such as APP_IDS=ABCDE12345.example.store."),
      (
        ["APP_IDS": "example.store"],
        """
        APP_IDS or EXCLUDE is wrong: "example.store" is not an app identifier. To fix: write <prefix>.<bundle identifier>, such as \
        ABCDE12345.example.store.
        """
      ),
      (
        ["APP_IDS": "ABCDE12345.example.store", "APP_STORE_ID": "id123"],
        #"APP_STORE_ID is "id123". To fix: write the digits of the app's page in the App Store."#
      ),
      (
        ["APP_IDS": "ABCDE12345.example.store", "EXCLUDE": "/bag,/products/{id}"],
        """
        APP_IDS or EXCLUDE is wrong: "{id}" is not a placeholder here, and matches only itself, which no URL has. To fix: write \
        "*" or "?*" in its place.
        """
      ),
      (
        ["APP_IDS": "ABCDE12345.example.store", "PORT": "http"],
        #"PORT is "http". To fix: write a number from 0 to 65535."#
      ),
    ])
  func faults(variables: [String: String], text: String) throws {
    let error = #expect(throws: ServerSettingsError.self) { try ServerSettings(environment: variables) }
    #expect(try #require(error).description == text)
  }

  @Test("All faults are reported at once")
  func together() throws {
    let variables = ["APP_IDS": "a,,ABCDE12345.b", "APP_STORE_ID": "", "PORT": "-1", "EXCLUDE": "/{id}"]
    let error = #expect(throws: ServerSettingsError.self) { try ServerSettings(environment: variables) }
    #expect(try #require(error).faults.count == 4)
  }
}
