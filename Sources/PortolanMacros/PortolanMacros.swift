@_exported public import PortolanLinks

/// Writes the table of links of an enum from the patterns at its cases.
///
///     @Linkable("https://store.example", scheme: "store")
///     enum StoreScreen {
///       @Link("/") case home
///       @Link("/products/{id}") case product(id: Int)
///       @Link("/search?q={query}&sort={sort?}") case search(query: String, sort: SortOrder?)
///       case confirmDelete(itemID: UUID)   // has no link
///     }
///
///     StoreScreen(url: url)                // .product(id: 42)
///     StoreScreen.product(id: 42).url      // https://store.example/products/42
///
/// The enum becomes `Linkable`, with the table as `links`. What is wrong with a pattern, placeholders and values that do not
/// agree, and patterns of which one would read the other's links are errors while compiling. The table of an enum that has a
/// case `links` is in `linkTable`.
///
/// The table is `nonisolated`, so that links are read and printed anywhere, also in a module whose default isolation is the
/// main actor, and for a `@MainActor` enum.
///
/// - Parameters:
///   - origins: Where links may begin; they are printed with the first. See `LinkOrigin`.
///   - scheme: A scheme of the app's own, without `://`.
@attached(extension, conformances: Linkable, names: named(links), named(linkTable))
public macro Linkable(_ origins: LinkOrigin..., scheme: String? = nil) =
  #externalMacro(module: "PortolanMacrosPlugin", type: "LinkableMacro")

/// Gives a case of a `@Linkable` enum a link.
///
/// Each associated value has one placeholder of its name, and each placeholder a value: `{id}` a `LinkValue`, `{sort?}` an
/// optional one, `{tags*}` and `{path...}` an array. A value without a label is named by its position, from `{0}`. A case may
/// have several links: all are read, and the first that can hold the values is printed.
///
/// - Parameter pattern: See `LinkPattern`.
@attached(peer)
public macro Link(_ pattern: String) = #externalMacro(module: "PortolanMacrosPlugin", type: "LinkMacro")
