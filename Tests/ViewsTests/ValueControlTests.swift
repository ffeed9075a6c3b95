#if !canImport(UIKit)
  @testable import HeadlessUIKit
  import Portolan
  import Testing

  @MainActor
  @Suite("Dates, wheels and steppers")
  struct ValueControlTests {
    private static func date(_ year: Int, _ month: Int, _ day: Int, hour: Int = 0, minute: Int = 0) -> Date {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
      let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
      return calendar.date(from: parts) ?? Date()
    }

    private func picker(_ mode: UIDatePicker.Mode = .date) -> UIDatePicker {
      let picker = UIDatePicker()
      picker.calendar = Calendar(identifier: .gregorian)
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.datePickerMode = mode
      picker.date = Self.date(2026, 3, 9, hour: 7, minute: 5)
      return picker
    }

    @Test(
      "A date is shown in the parts of its mode",
      arguments: [
        (UIDatePicker.Mode.date, "{2026-03-09}"), (.time, "{07:05}"), (.dateAndTime, "{2026-03-09 07:05}"),
        (.yearAndMonth, "{2026-03}"), (.countDownTimer, "{01:30}"),
      ])
    func modes(mode: UIDatePicker.Mode, text: String) {
      let picker = picker(mode)
      picker.countDownDuration = 5400
      #expect(Screen(picker).window.renderedText == text)
    }

    @Test("The user picks a date within the limits, which sends the events; a date by code stays within them")
    func dates() throws {
      let picker = picker()
      picker.minimumDate = Self.date(2026, 1, 1)
      picker.maximumDate = Self.date(2026, 12, 31)
      var events: [String] = []
      picker.addAction(UIAction { _ in events.append("value") }, for: .valueChanged)
      picker.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
      let screen = Screen(label("Due"), picker)
      picker.setDate(Self.date(2027, 5, 5), animated: false)
      #expect(picker.date == Self.date(2026, 12, 31))
      #expect(events.isEmpty)
      try screen.window.user.pick(Self.date(2026, 4, 2), in: "Due")
      #expect(screen.window.renderedText == "Due\n{2026-04-02}")
      #expect(events == ["value", "primary"])
      let error = #expect(throws: UserGestureError.self) {
        try screen.window.user.pick(Self.date(2025, 4, 2), in: "#1")
      }
      #expect(error?.reason == "its limits exclude the date")
      picker.isEnabled = false
      #expect(throws: UserGestureError.self) { try screen.window.user.pick(Self.date(2026, 4, 3), in: "Due") }
      #expect(events.count == 2)
    }

    @Test("A day is picked from its beginning, also where the clock is changed at midnight")
    func summerTime() throws {
      let picker = picker()
      picker.timeZone = TimeZone(identifier: "Africa/Cairo")
      // From 00:00 to 01:00 on the last Friday of April.
      picker.date = try #require(picker.date(from: "2026-04-24"))
      picker.datePickerMode = .dateAndTime
      #expect(picker.renderedDate == "2026-04-24 01:00")
      picker.date = try #require(picker.date(from: "2026-04-23"))
      #expect(picker.renderedDate == "2026-04-23 00:00")
      picker.date = try #require(picker.date(from: "10:30"))
      #expect(picker.renderedDate == "2026-04-23 10:30")
      for text in ["2026-04-31", "2026-02-29", "24:00", "today", "2026-04-24 10:00 12:00"] {
        #expect(picker.date(from: text) == nil, "\(text)")
      }
    }

    @Test("A search bar and its field have the same keyboard")
    func searchBar() {
      let bar = UISearchBar()
      bar.keyboardType = .emailAddress
      bar.searchTextField.returnKeyType = .go
      #expect(bar.searchTextField.keyboardType == .emailAddress && bar.returnKeyType == .go)
    }

    final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var wheels = [["Small", "Large"], ["Tea", "Coffee", "Water"]]
      var log: [String] = []

      func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels[component].count
      }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? wheels[0][row] : nil
      }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
      ) -> UIView { label(wheels[component][row]) }
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        log.append("\(row) of \(component)")
      }
    }

    @Test("The user turns a wheel, of which the delegate is notified, but not of a selection by code")
    func wheels() throws {
      let sizes = Sizes()
      let picker = UIPickerView()
      #expect(picker.selectedRow(inComponent: 0) == -1)
      picker.dataSource = sizes
      picker.delegate = sizes
      let screen = Screen(picker)
      #expect(screen.window.renderedText == "{Small | Tea}")
      picker.selectRow(2, inComponent: 1, animated: false)
      #expect(sizes.log.isEmpty)
      try screen.window.user.pick("Large", in: "#1")
      #expect(screen.window.renderedText == "{Large | Water}")
      #expect(picker.selectedRow(inComponent: 0) == 1)
      #expect(sizes.log == ["1 of 0"])
      let error = #expect(throws: UserGestureError.self) { try screen.window.user.pick("Huge", in: "#1") }
      #expect(error?.reason == "it has no such row")
      sizes.wheels[1] = ["Tea"]
      picker.reloadAllComponents()
      #expect(picker.selectedRow(inComponent: 1) == 0)
    }

    @Test("The user steps to the end of the range, and beyond it if the stepper wraps")
    func steppers() throws {
      let stepper = UIStepper()
      (stepper.maximumValue, stepper.stepValue) = (3, 1.5)
      stepper.accessibilityLabel = "Cups"
      var values: [Double] = []
      stepper.addAction(UIAction { values.append(($0.sender as? UIStepper)?.value ?? -1) }, for: .valueChanged)
      let screen = Screen(stepper)
      #expect(screen.window.renderedText == "{- 0 +}")
      #expect(try screen.window.user.step("Cups"))
      #expect(screen.window.renderedText == "{- 1.5 +}")
      #expect(try !screen.window.user.step("Cups", by: 2))
      #expect(try screen.window.user.step("Cups", by: -1))
      #expect(values == [1.5, 3, 1.5])
      stepper.wraps = true
      #expect(try screen.window.user.step("#1", by: -2))
      #expect(stepper.value == 3)
      #expect(try screen.window.user.step("#1"))
      #expect(stepper.value == 0)
      stepper.value = 9
      #expect(stepper.value == 3)
      #expect(throws: UserGestureError.self) { try screen.window.user.pick("3", in: "Cups") }
    }
  }
#endif
