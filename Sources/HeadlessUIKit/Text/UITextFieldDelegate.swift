public import Foundation

/// Is asked and told of the user's typing into a text field.
///
/// Only a class that writes a method itself, or overrides one of its superclass, is asked: the method of a subclass
/// whose superclass conforms without it is not found without Objective-C.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the field may be typed into.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field is typed into.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the typing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field is no longer typed into.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The field is no longer typed into; where this is written, the one without a reason is not called.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a part of the text, counted in UTF-16, may be replaced; asked for each key.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the return key does what it does without a delegate.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Answers `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Answers `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the one without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Answers `true`.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Answers `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
