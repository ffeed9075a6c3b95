/// The number of steps that a task may still take.
///
/// It limits the time that any file or link can cost. A step takes about ten nanoseconds.
struct WorkBudget {
  /// The number of steps that each comparison takes before it reads a character.
  static let comparison = 20

  private var left: Int

  init(_ steps: Int) { left = steps }

  /// A budget without a limit.
  static var unlimited: WorkBudget { WorkBudget(.max) }

  /// A Boolean value that indicates whether no steps are left.
  var isSpent: Bool { left <= 0 }

  mutating func spend(_ steps: Int) { left = max(0, left - steps) }
}
