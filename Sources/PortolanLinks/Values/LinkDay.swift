/// A day of the calendar without a time or a time zone, written in a link as `2026-11-21`.
///
/// ```swift
/// Link("/agenda/{day}", Agenda.day) { if case .day(let day) = $0 { day } else { nil } }
/// ```
public struct LinkDay: Hashable, Codable, Sendable, LinkValue, LosslessStringConvertible, Comparable {
  /// The year, from 1 to 9999, in the Gregorian calendar, also for years before its introduction.
  public let year: Int
  /// The month, from 1.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a day, or returns `nil` if the calendar has no such day.
  ///
  /// ```swift
  /// let launch = LinkDay(year: 2026, month: 11, day: 21)
  /// ```
  ///
  /// - Parameters:
  ///   - year: The year, from 1 to 9999.
  ///   - month: The month, from 1.
  ///   - day: The day of the month, from 1.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.length(ofMonth: month, year: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// Creates the day that is a number of days after 1 January 2001, or returns `nil` outside the years 1 to 9999.
  ///
  /// The calculation counts years from March. So the extra day of a leap year is the last day of its year.
  init?(daysSince2001 days: Int) {
    // The number of days from 1 March of the year 0 to 1 January 2001.
    let shifted = days + 730_791
    guard (306...3_652_365).contains(shifted) else { return nil }
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    self.init(
      year: yearOfEra + era * 400 + (month < 10 ? 0 : 1), month: month < 10 ? month + 3 : month - 9,
      day: dayOfYear - (153 * month + 2) / 5 + 1)
  }

  /// The number of days after 1 January 2001.
  var daysSince2001: Int {
    let shiftedYear = month > 2 ? year : year - 1
    let shiftedMonth = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * shiftedMonth + 2) / 5 + day - 1
    return shiftedYear * 365 + shiftedYear / 4 - shiftedYear / 100 + shiftedYear / 400 + dayOfYear - 730_791
  }

  /// The day in the form of ISO 8601.
  public var description: String { "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))" }

  /// Parses a day from exactly ten characters, `YYYY-MM-DD`, or returns `nil` for any other text.
  ///
  /// - Parameter description: The text of the day.
  public init?(_ description: String) {
    let bytes = description.bytes
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = bytes[0..<4].decimal, let month = bytes[5..<7].decimal, let day = bytes[8..<10].decimal
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  /// Returns a Boolean value that indicates whether the first day is before the second.
  public static func < (one: LinkDay, other: LinkDay) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}
