/// The steps that a task may still take, so that no file or link takes long. A step is some ten nanoseconds.
struct WorkBudget {
  /// The steps that any comparison takes before it looks at a character.
  static let comparison = 20

  private var left: Int

  init(_ steps: Int) { left = steps }

  /// A budget that never runs out.
  static var unlimited: WorkBudget { WorkBudget(.max) }

  /// A Boolean value that indicates whether all steps are taken.
  var isSpent: Bool { left <= 0 }

  mutating func pay(_ steps: Int) { left = max(0, left - steps) }
}
