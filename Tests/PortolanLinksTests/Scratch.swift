import Foundation
import PortolanLinks
import Testing

enum S: Hashable, Sendable {
  case home, product(id: Int), search(query: String, sort: Sort?), tags([String]), files(path: [String]), blob(String), sec(String)
}
enum Sort: String, LinkValue { case price, name }

func table() throws -> LinkTable<S> {
  try LinkTable<S>("https://store.example", "https://www.store.example:8443", "store://") {
    Link("/", .home)
    Link("/products/{id}", S.product) { if case .product(let id) = $0 { id } else { nil } }
    Link("/search?q={query}&sort={sort?}", S.search) { if case .search(let q, let s) = $0 { (q, s) } else { nil } }
    Link("/tags?tag={tags*}", S.tags) { if case .tags(let t) = $0 { t } else { nil } }
    Link("/files/{path...}", S.files) { if case .files(let t) = $0 { t } else { nil } }
    Link("/blob/{path...}", S.blob) { if case .blob(let t) = $0 { t } else { nil } }
    Link("/sec#{s}", S.sec) { if case .sec(let t) = $0 { t } else { nil } }
  }
}
@Test func scratch() throws {
  let t = try table()
  for x in [S.home, .product(id: -3), .search(query: "a b&c=é+/?#", sort: .price), .search(query: "", sort: nil), .tags([]), .tags(["", "x"]), .files(path: []), .files(path: ["a", "b/c", "é"]), .blob("a/b"), .blob(""), .sec("")] {
    for o in t.origins {
      let s = try t.print(x, at: o)
      print(s)
      #expect(try t.parse(s) == x)
    }
  }
  for bad in ["https://store.example@evil.com/", "https://store.example/products/x", "HTTPS://STORE.example:443/products/7?utm=1#f", "https://store.example/%2e%2e/products/7", "https://store.example/search?sort=price", "store:///products/4", "store://products/4/", "https://store.example/search?q=1&q=2", "https://store.example/a%zz", "mailto:x", ""] {
    do { print(try t.parse(bad)) } catch { print(error) }
  }
  for x in [S.blob("a//b"), .files(path: [".."]), .search(query: "\n", sort: nil)] {
    do { print(try t.print(x)) } catch { print(error) }
  }
  do { _ = try LinkTable<S>("store.example", "https://a/b") { 
    Link("/products/{id", S.product) { if case .product(let id) = $0 { id } else { nil } }
    Link("/products/{id}/{x}", S.product) { if case .product(let id) = $0 { id } else { nil } }
    Link("/p/{id?}", S.product) { if case .product(let id) = $0 { id } else { nil } }
    Link("/p", .home)
    } } catch { print(error) }
}
