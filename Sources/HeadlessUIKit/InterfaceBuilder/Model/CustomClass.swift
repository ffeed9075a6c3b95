/// The class that a document gives to an object in place of the one its element stands for.
package struct CustomClass: Hashable, Sendable {
  /// The name of the class without its module.
  package let name: String
  /// The module, where the document says one.
  package let module: String?

  /// Whether the module is that of the target which has the document, whatever name was written down.
  package let belongsToTarget: Bool

  package init(name: String, module: String? = nil, belongsToTarget: Bool = false) {
    self.name = name
    self.module = module
    self.belongsToTarget = belongsToTarget
  }

  init?(reading element: DocumentElement) {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    let module = element["customModule"].flatMap { $0.isEmpty ? nil : $0 }
    self.init(name: name, module: module, belongsToTarget: element["customModuleProvider"] == "target")
  }
}
