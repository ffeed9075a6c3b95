/// The class that a document gives to an object in place of the class of its element.
package struct CustomClass: Hashable, Sendable {
  /// The name of the class without its module.
  package let name: String
  /// The module, if the document names one.
  package let module: String?

  /// A Boolean value that indicates whether the class belongs to the document's own target.
  ///
  /// The name of the module in the document then has no effect.
  package let belongsToTarget: Bool

  init?(reading element: DocumentElement) {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    self.name = name
    module = element["customModule"].flatMap { $0.isEmpty ? nil : $0 }
    belongsToTarget = element["customModuleProvider"] == "target"
  }
}
