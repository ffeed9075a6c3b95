public import PortolanMacros

/// The screens of the cards and their links, without a user interface, so that a server can use them, too.
///
/// The enum has no origin: it does not know the app that embeds it below a path of its choice.
@Linkable
public enum CardsScreen: Hashable, Codable, Sendable {
  @Link("/") case list
  @Link("/{id}") case card(id: Int)
  @Link("/{id}/limits") case limits(id: Int)

  /// The number that the user types at a till; no link opens it.
  case pin(id: Int)
}
