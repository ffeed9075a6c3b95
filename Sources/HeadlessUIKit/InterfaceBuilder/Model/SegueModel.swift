/// A transition between two scenes of a document, which can be listed but not performed here.
package struct SegueModel: Hashable, Sendable {
  /// The way in which the destination is shown, in the document's words, such as `show` or `presentation`.
  package let kind: String
  /// The name by which code performs the segue.
  package let identifier: String?
  /// The object identifier of the destination.
  package let destination: String
  /// The object identifier of the control, cell or controller that the segue starts from.
  package let source: String?
  /// The segue's own class.
  package let customClass: CustomClass?
}
