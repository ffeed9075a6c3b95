/// A control for a date or a time.
open class UIDatePicker: InertUIDatePicker {
  /// The date that stays between the earliest and the latest.
  open var date = Date() {
    didSet { date = limited(date) }
  }

  /// Sets the date without sending an event.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// Returns the date that is as close as the limits allow; limits that exclude each other have no effect.
  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? date), maximumDate ?? date)
  }

  // MARK: The user

  /// Picks a date as the user does, and sends `valueChanged`.
  final func pick(_ date: Date) {
    self.date = date
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// A Boolean value that indicates whether the limits allow a date.
  final func allows(_ date: Date) -> Bool { limited(date) == date }

  override func fill(_ element: inout ElementDescription) {
    super.fill(&element)
    element.role = .value
    element.value = { [self] in renderedDate }
    element.note = { [self] in "Date: \(renderedDate)" }
    guard datePickerMode != .countDownTimer else { return }
    element.changes = { [self] in
      [("earliest", minimumDate), ("latest", maximumDate)].compactMap { word, limit in
        guard let limit, limit != date, allows(limit) else { return nil }
        return .init(verb: "pick the \(word) date in") { [self] in pick(limit) }
      }
    }
    element.changeToDate = { [self] text in
      guard let date = date(from: text), allows(date) else { return nil }
      return { [self] in pick(date) }
    }
  }

  /// Returns the date of a text such as `2026-11-24`, `2026-11-24 10:00` or `10:00`, or `nil` for another text.
  final func date(from text: String) -> Date? {
    let full = formatter("yyyy-MM-dd HH:mm")
    if let date = full.date(from: text) ?? full.date(from: "\(formatter("yyyy-MM-dd").string(from: date)) \(text)") {
      return date
    }
    // A day that begins with a change of the clock has no midnight.
    full.calendar.timeZone = full.timeZone
    return full.date(from: "\(text) 12:00").map(full.calendar.startOfDay)
  }

  private func formatter(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = calendar ?? .current
    formatter.timeZone = timeZone ?? formatter.calendar.timeZone
    formatter.dateFormat = format
    return formatter
  }

  /// The parts of the date that the mode shows, in the calendar and the time zone of the control.
  final var renderedDate: String {
    switch datePickerMode {
    case .time: formatter("HH:mm").string(from: date)
    case .date: formatter("yyyy-MM-dd").string(from: date)
    case .dateAndTime: formatter("yyyy-MM-dd HH:mm").string(from: date)
    case .yearAndMonth: formatter("yyyy-MM").string(from: date)
    case .countDownTimer: String(format: "%02ld:%02ld", Int(countDownDuration) / 3600, Int(countDownDuration) / 60 % 60)
    }
  }
}
