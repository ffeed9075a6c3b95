import Foundation
import PortolanLinks

enum SortOrder: String, LinkValue, CaseIterable { case price, name }

enum Shelf: Int, LinkValue, CaseIterable {
  case top = 1
  case bottom = 2
}

/// A case for each way a value can be part of a link.
enum Shop: Hashable, Sendable {
  case home
  case newProduct
  case product(id: Int)
  case named(String)
  case file(path: [String])
  case document(String)
  case page(Int?)
  case search(query: String, sort: SortOrder?)
  case tagged([String])
  case book(title: String)
  case film(title: String)
  case section(String)
  case part(of: String, String?)
  case price(Double, isNet: Bool)
  case item(UUID, since: Date, day: LinkDay)
  case shelf(Shelf)
  case prices([Double])
  case initial(Character)
}

let shopOrigins: [LinkOrigin] = [
  "https://store.example", "https://www.store.example:8443", "store://", "shop://www.store.example",
]

/// Creates the table, in the form in which an app would write it.
func shopTable(_ origins: [LinkOrigin] = shopOrigins) throws(LinkTableError) -> LinkTable<Shop> {
  try LinkTable(origins: origins, links: shopLinks())
}

@LinkBuilder<Shop>
func shopLinks() -> [Link<Shop>] {
  Link("/", .home)
  Link("/products/new", .newProduct)
  Link("/products/{id}", Shop.product) { if case .product(let id) = $0 { id } else { nil } }
  Link("/named/{name}", Shop.named) { if case .named(let name) = $0 { name } else { nil } }
  Link("/named?name={name}", Shop.named) { if case .named(let name) = $0 { name } else { nil } }
  Link("/files/{path...}", Shop.file) { if case .file(let path) = $0 { path } else { nil } }
  Link("/documents/{path...}", Shop.document) { if case .document(let path) = $0 { path } else { nil } }
  Link("/pages/{number?}", Shop.page) { if case .page(let number) = $0 { .some(number) } else { nil } }
  Link("/search?q={query}&sort={sort?}", Shop.search) {
    if case .search(let query, let sort) = $0 { (query, sort) } else { nil }
  }
  Link("/tagged?tag={tags*}", Shop.tagged) { if case .tagged(let tags) = $0 { tags } else { nil } }
  Link("/media?kind=book&title={title}", Shop.book) { if case .book(let title) = $0 { title } else { nil } }
  Link("/media?kind=film&title={title}", Shop.film) { if case .film(let title) = $0 { title } else { nil } }
  Link("/guide#{section}", Shop.section) { if case .section(let section) = $0 { section } else { nil } }
  Link("/über uns/{name}#{part?}", Shop.part) {
    if case .part(let name, let part) = $0 { (name, part) } else { nil }
  }
  Link("/price/{price}?net={isNet}", Shop.price) {
    if case .price(let price, let isNet) = $0 { (price, isNet) } else { nil }
  }
  Link("/items/{id}/{since}?day={day}", Shop.item) {
    if case .item(let id, let since, let day) = $0 { (id, since, day) } else { nil }
  }
  Link("/shelves/{shelf}", Shop.shelf) { if case .shelf(let shelf) = $0 { shelf } else { nil } }
  Link("/prices?p={prices*}", Shop.prices) { if case .prices(let prices) = $0 { prices } else { nil } }
  Link("/initial?c={initial}", Shop.initial) { if case .initial(let initial) = $0 { initial } else { nil } }
}
