/// A transition between two scenes that a document describes; it is listed, and not performed.
package struct SegueModel: Hashable, Sendable {
  /// How the destination is shown, in the document's words, such as `show` or `presentation`.
  package let kind: String
  /// The name by which code performs the segue.
  package let identifier: String?
  /// The object identifier of the controller it leads to.
  package let destination: String
  /// The object identifier of the control, cell or controller that it starts from.
  package let source: String?
  /// The segue's own class.
  package let customClass: CustomClass?
}
