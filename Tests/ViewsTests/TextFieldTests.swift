import Portolan
import Testing

@MainActor
@Suite("Text fields")
struct TextFieldTests {
  private final class Listener: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    var mayBegin = true
    var mayEnd = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end \(textField.text ?? "")") }
  }

  @Test("A text that is set to nil is empty")
  func empty() {
    let field = UITextField()
    #expect(field.text == "")
    field.text = "Ada"
    field.text = nil
    #expect(field.text == "")
    #expect(!field.hasText)
  }

  @Test("A field outside a window cannot be typed into")
  func noWindow() {
    let field = UITextField()
    #expect(!field.becomeFirstResponder())
    #expect(!field.isEditing)
  }

  @Test("One field is typed into at a time, and delegates hear of it")
  func editing() {
    let (first, second) = (field("First"), field("Second"))
    let screen = Screen(first, second)
    let (one, two) = (Listener(), Listener())
    (first.delegate, second.delegate) = (one, two)
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(second.isEditing && !first.isEditing)
    #expect(one.heard == ["begin", "end "])
    #expect(two.heard == ["begin"])
    #expect(screen.window.endEditing(false))
    #expect(two.heard == ["begin", "end "])
  }

  @Test("A delegate may keep a field from being typed into, or from being left, unless it is forced")
  func refusal() {
    let (first, second) = (field("First"), field("Second"))
    let screen = Screen(first, second)
    let listener = Listener()
    first.delegate = listener
    listener.mayBegin = false
    #expect(!first.becomeFirstResponder())
    listener.mayBegin = true
    listener.mayEnd = false
    #expect(first.becomeFirstResponder())
    #expect(!second.becomeFirstResponder())
    #expect(!screen.window.endEditing(false))
    #expect(first.isEditing)
    #expect(screen.window.endEditing(true))
    #expect(!first.isEditing)
    #expect(listener.heard == ["begin", "end "])
  }

  @Test("A field that leaves the window is no longer typed into")
  func leaving() {
    let name = field("Name")
    let screen = Screen(UIViewController())
    let listener = Listener()
    name.delegate = listener
    let modal = Screen.controller([name])
    screen.window.rootViewController?.present(modal, animated: false, completion: nil)
    #expect(name.becomeFirstResponder())
    modal.dismiss(animated: false, completion: nil)
    #expect(listener.heard == ["begin", "end "])
    #expect(!name.isFirstResponder)
  }

  @Test("The responder chain leads from a view to its controller and on to its superview")
  func chain() {
    let name = field("Name")
    let screen = Screen(name)
    let controller = screen.window.rootViewController
    #expect(name.next === controller?.view)
    #expect(name.next?.next === controller)
    #expect(controller?.next === screen.window)
  }
}
