import Foundation

/// Makes the views of a document.
@MainActor
struct ViewInstantiation {
  /// Where the classes are found.
  let classes: ClassLookup
  /// The path of the document, which errors name.
  let file: String

  /// Makes a view and the views inside it.
  func view(_ model: ViewModel) throws(InterfaceBuilderError) -> UIView {
    let type = classes.type(model.customClass, element: model.kind, base: UIView.self)
    guard let view = type.init(coder: ConstructionCoder(nibName: nil, bundle: nil)) else {
      let message = "\(String(reflecting: type)).init?(coder:) returned nil."
      throw InterfaceBuilderError(.rejectedByInitializer, file: file, element: model.label, message: message)
    }
    // What the class's own initialiser has set came after the document's values in UIKit.
    if view.tag == 0 { view.tag = model.tag }
    if view.accessibilityIdentifier == nil { view.accessibilityIdentifier = model.accessibilityIdentifier }
    for attribute in model.runtimeAttributes { set(attribute, of: view) }
    for subview in model.subviews { view.addSubview(try self.view(subview)) }
    return view
  }

  private func set(_ attribute: RuntimeAttribute, of view: UIView) {
    switch (attribute.keyPath, attribute.value) {
    case ("accessibilityIdentifier", .string(let value)): view.accessibilityIdentifier = value
    case ("accessibilityLabel", .string(let value)): view.accessibilityLabel = value
    case ("tag", .number(let value)): view.tag = Int(exactly: value) ?? view.tag
    case ("hidden", .boolean(let value)): view.isHidden = value
    default: attribute.warnUnset(of: view)
    }
  }
}

extension RuntimeAttribute {
  /// Warns, in UIKit's words, that an object has no such property.
  @MainActor
  func warnUnset(of object: NSObject) {
    UIKitWarnings.warn(
      """
      Failed to set (\(keyPath)) user defined inspected property on (\(String(reflecting: type(of: object)))): \
      this class is not key value coding-compliant for the key \(keyPath).
      """
    )
  }
}
