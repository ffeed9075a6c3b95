import PortolanTestTraits
import PortolanLinks
import Testing

/// A feature with a fault in a pattern, and with patterns that another feature has, too.
private enum Cards: Equatable, Sendable, Linkable {
  case list, broken
  case card(id: Int)

  static let links = FeatureLinks<Cards> {
    Link("/", .list)
    Link("cards", .broken)
    Link("/{id}", Cards.card) { if case .card(let id) = $0 { id } else { nil } }
  }
}

private enum Offers: Equatable, Sendable, Linkable {
  case list
  case offer(name: String?)

  static let links = FeatureLinks<Offers> {
    Link("/", .list)
    Link("/{name}", Offers.offer) { if case .offer(let name) = $0 { .some(name) } else { nil } }
  }
}

private enum Bank: Equatable, Sendable, Linkable {
  case home
  case cards(Cards)
  case offers(Offers)
  case account(Int, Cards)

  static let links = LinkTable<Bank>.trusting("https://bank.example") {
    Link("/", .home)
    LinkGroup("/cards", Bank.cards) { if case .cards(let screen) = $0 { screen } else { nil } }
    LinkGroup("/cards", Bank.offers) { if case .offers(let screen) = $0 { screen } else { nil } }
    LinkGroup("/accounts/{id}", Bank.account) {
      if case .account(let id, let screen) = $0 { (id, screen) } else { nil }
    }
    LinkGroup("/accounts", Bank.account) { if case .account(let id, let screen) = $0 { (id, screen) } else { nil } }
    LinkGroup("/a/{b?}", Bank.cards) { if case .cards(let screen) = $0 { screen } else { nil } }
    LinkGroup("/a?b=c", Bank.cards) { if case .cards(let screen) = $0 { screen } else { nil } }
    LinkGroup("a", Bank.cards) { if case .cards(let screen) = $0 { screen } else { nil } }
  }
}

@Suite("A table reports the faults of all its features at once", .timeLimit(.minutes(20)))
struct GroupFaultTests {
  @Test("Each fault names its feature, and conflicts between features are found")
  func allAtOnce() {
    let error = #expect(throws: LinkTableError.self) { try Bank.links.validate() }
    #expect(
      error?.description == """
        The table of links has 9 faults:
        - Pattern "cards" of Cards: byte 0: a pattern must begin with a slash. To fix: write "/" before it.
        - Pattern "/cards/{name}" of Offers: {name} stands for exactly one value, and its value is of type Optional<String>. To fix: write {name?}, or change the type.
        - Pattern "/accounts/{id}/{id}" of Cards: byte 15: {id} occurs twice. To fix: give the placeholder of the prefix another name.
        - Prefix "/accounts": it has 0 placeholders, and its closures have 1 value besides the screen of the feature. To fix: give each value one placeholder, in the same order.
        - Prefix "/a/{b?}": a prefix has no optional component and no rest. To fix: write {name}, or give it to the patterns of the feature.
        - Prefix "/a?b=c": a prefix has no query and no fragment. To fix: give them to the patterns of the feature.
        - Prefix "a": byte 0: a pattern must begin with a slash. To fix: write "/" before it.
        - Pattern "/cards" of Offers: it reads no link: "/cards" of Cards reads them all. To fix: give the features different prefixes, or the two patterns different paths or items.
        - Pattern "/cards/{name}" of Offers: it reads no link: "/cards/{id}" of Cards reads them all. To fix: give the features different prefixes, or the two patterns different paths or items.
        """)
  }

  @Test("A valid table is validated, and the table of a feature reports the same faults")
  func validation() throws {
    try Mall.links.validate()
    #expect(#expect(throws: LinkTableError.self) { try Cards.links.table(at: "https://a") }?.faults.count == 1)
  }

  #if os(macOS) || os(Linux)
    @Test("The first use of a faulty table stops the program with all faults", .ownProcess)
    func use() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Bank.home.url
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("The table of links has 9 faults"), "\(text)")
      #expect(text.contains("GroupFaultTests.swift"), "\(text)")
    }
  #endif
}
