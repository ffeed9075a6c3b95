@_exported public import PortolanLinks

/// Generates the table of links of an enum from the patterns at its cases.
///
/// ```swift
/// @Linkable("https://store.example", scheme: "store")
/// enum StoreScreen {
///   @Link("/") case home
///   @Link("/products/{id}") case product(id: Int)
///   @Link("/search?q={query}&sort={sort?}") case search(query: String, sort: SortOrder?)
///   case confirmDelete(itemID: UUID)   // has no link
/// }
///
/// StoreScreen(url: url)                // .product(id: 42)
/// StoreScreen.product(id: 42).url      // https://store.example/products/42
/// ```
///
/// The enum conforms to `Linkable`, with the table as `links` and the names of all cases as `caseNames`. If the enum has a case `links`, the table is called
/// `linkTable`. Malformed patterns, placeholders and values that do not fit each other, and patterns in conflict are
/// errors at compile time.
///
/// **Features.** Without an origin, the enum belongs to a feature: its `links` are `FeatureLinks`, and its values have no
/// URL by themselves. The enum of an app embeds it with ``LinkGroup(_:)``.
///
/// The table is `nonisolated`. So links can be parsed and printed anywhere, even for a `@MainActor` enum, or in a
/// module whose default isolation is the main actor.
///
/// - Parameters:
///   - origins: The origins of links. The first is used for printing. See `LinkOrigin`. A feature has none.
///   - scheme: A custom scheme without a host, and without `://`. One with a host is an origin, such as
///     `store://www.store.example`.
@attached(extension, conformances: Linkable, names: named(links), named(linkTable), named(Links), named(caseNames))
public macro Linkable(_ origins: LinkOrigin..., scheme: String? = nil) =
  #externalMacro(module: "PortolanMacrosPlugin", type: "LinkableMacro")

/// Declares the link of a case in a `@Linkable` enum.
///
/// Each associated value needs one placeholder with its name, and each placeholder needs a value. `{id}` requires a
/// `LinkValue`, `{sort?}` an optional one, and `{tags*}` and `{path...}` an array. A value without a label is named by
/// its position, from `{0}`. A case may have several links. All of them can be parsed, and the first that can contain
/// the values is printed.
///
/// ```swift
/// @Linkable("https://shop.example")
/// enum SearchScreen: Hashable {
///   @Link("/") case home
///   @Link("/search?q={query}&tag={tags*}") case results(query: String, tags: [String])
///   @Link("/items/{0}") case item(Int)
/// }
/// ```
///
/// - Parameter pattern: The pattern, as described in `LinkPattern`.
@attached(peer)
public macro Link(_ pattern: String) = #externalMacro(module: "PortolanMacrosPlugin", type: "LinkMacro")

/// Declares that a case of a `@Linkable` enum contains the screens of a feature, whose links it groups below a path.
///
/// ```swift
/// @Linkable
/// enum CardsScreen {
///   @Link("/") case list
///   @Link("/{id}") case card(id: Int)
/// }
///
/// @Linkable("https://bank.example")
/// enum AppScreen {
///   @Link("/") case home
///   @LinkGroup("/cards") case cards(CardsScreen)
/// }
///
/// AppScreen.cards(.card(id: 7)).url    // https://bank.example/cards/7
/// ```
///
/// One associated value is an enum with links of its own, as `Linkable` requires. Each other value needs one placeholder in the
/// prefix, as in `@LinkGroup("/accounts/{account}/cards") case cards(account: Int, CardsScreen)`. A prefix has at most two
/// placeholders, each for one component of the path. Groups may be nested.
///
/// The macros see one enum at a time. `AppScreen.links.validate()` finds conflicts between the patterns of several enums,
/// and so does the first use of the table.
///
/// - Parameter prefix: The path that precedes the patterns of the feature, as described in `LinkGroup`.
@attached(peer)
public macro LinkGroup(_ prefix: String) = #externalMacro(module: "PortolanMacrosPlugin", type: "LinkMacro")
