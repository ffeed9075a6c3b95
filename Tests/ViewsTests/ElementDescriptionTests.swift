#if !canImport(UIKit)
  @testable import HeadlessUIKit
  import Portolan
  import Testing

  @MainActor
  @Suite("Descriptions of views")
  struct ElementDescriptionTests {
    /// A control that no other file knows.
    final class Dial: UIControl {
      var degrees = 0

      override func fill(_ element: inout ElementDescription) {
        super.fill(&element)
        element.role = .value
        element.value = { [self] in "\(degrees)°" }
        element.changes = { [self] in [.init(verb: "turn", ending: "by 90") { [self] in degrees += 90 }] }
      }
    }

    final class Wheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        ["Red", "Blue"][row]
      }
    }

    private func parts(_ screen: Screen) -> [String] {
      var parts: [String] = []
      screen.window.rootViewController?.forEachRenderedPart { parts.append($0) }
      return parts
    }

    @Test("A control that describes itself is in the text, in the gestures and in the fingerprint of its screen")
    func ownControl() throws {
      let dial = Dial()
      let screen = Screen(label("North"), dial)
      #expect(screen.window.renderedText == "North\n{0°}")
      #expect(screen.window.user.possibleGestures == ["turn \"North\" by 90"])
      #expect(parts(screen) == ["North", "{0°}"])
      try screen.window.user.perform(step: "turn North by 90")
      #expect(screen.window.renderedText == "North\n{90°}")
      #expect(parts(screen) == ["North", "{90°}"])
      dial.isEnabled = false
      #expect(screen.window.user.possibleGestures.isEmpty)
    }

    @Test("A change that the text of a screen shows is in its fingerprint")
    func fingerprint() throws {
      let (note, wheels, wheel) = (UITextView(), UIPickerView(), Wheel())
      (wheels.dataSource, wheels.delegate) = (wheel, wheel)
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let items = Items(["Tea"], in: collection)
      let (toggle, stepper, text) = (UISwitch(), UIStepper(), label("A"))
      let segments = UISegmentedControl(items: ["One", "Two"])
      let changes: [(UIView, () -> Void)] = [
        (note, { note.text = "B" }), (wheels, { wheels.selectRow(1, inComponent: 0, animated: false) }),
        (toggle, { toggle.isOn = true }), (stepper, { stepper.value = 2 }), (text, { text.text = "B" }),
        (segments, { segments.selectedSegmentIndex = 1 }),
        (
          collection,
          { collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: []) }
        ),
      ]
      for (view, change) in changes {
        let screen = Screen(view)
        let before = (screen.window.renderedText, parts(screen))
        change()
        #expect(screen.window.renderedText != before.0, "\(view)")
        #expect(parts(screen) != before.1, "\(view)")
      }
      withExtendedLifetime((wheel, items)) {}
    }
  }
#endif
