import Portolan
import PortolanSwiftUI

struct SearchAssembly: ContextAcceptingAssembly {
  var query: String

  var text: String { "Results for \(query)" }

  mutating func setup(with context: String) { query = context }
}

struct BagAssembly: HostingAssembly {
  let bag: Bag

  var text: String { bag.products.joined(separator: "\n") }
}

// An example adds the view of the bag.
#if canImport(SwiftUI)
  import SwiftUI

  extension SearchAssembly {
    var view: some View { Text(text) }
  }

  struct BagView: View {
    let bag: Bag

    var body: some View { Text("Bag") }
  }

  struct MapView: View {
    var body: some View { Text("Map") }
  }

  struct HelpView: View {
    var body: some View { Text("Help") }
  }
#endif
