/// The class that a document gives to an object in place of the one its element stands for.
package struct CustomClass: Hashable, Sendable {
  /// The name of the class without its module.
  package let name: String
  /// The module, where the document says one.
  package let module: String?

  package init(name: String, module: String? = nil) {
    self.name = name
    self.module = module
  }

  init?(reading element: DocumentElement) {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    let module = element["customModule"].flatMap { $0.isEmpty ? nil : $0 }
    self.init(name: name, module: module)
  }
}
