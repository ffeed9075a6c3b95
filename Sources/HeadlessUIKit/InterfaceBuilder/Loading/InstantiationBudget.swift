/// A limit that ends an instantiation that would not stop.
///
/// The relationships of a document may form a circle, fan out from level to level, or form a long chain.
@MainActor
final class InstantiationBudget {
  private var underConstruction: Set<String> = []
  private var made = 0
  private let limit = 1_000
  private let depth = 32

  /// Runs `make` for the controller at `element` of `file`, unless that controller is already being created.
  func spend<Made>(
    on element: ViewControllerModel, of file: String, make: () throws(InterfaceBuilderError) -> Made
  ) throws(InterfaceBuilderError) -> Made {
    let key = "\(file)#\(element.id)"
    made += 1
    guard made <= limit else {
      throw InterfaceBuilderError(
        .tooLarge, element, in: file, "One instantiation would make more than \(limit) view controllers.")
    }
    guard underConstruction.insert(key).inserted else {
      throw InterfaceBuilderError(.endlessRelationship, element, in: file, "The view controller would contain itself.")
    }
    guard underConstruction.count <= depth else {
      throw InterfaceBuilderError(
        .tooDeep, element, in: file, "View controllers contain one another deeper than \(depth) levels.")
    }
    defer { underConstruction.remove(key) }
    return try make()
  }
}
