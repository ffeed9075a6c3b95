/// The steps that a task may still take, so that no file or link takes long. A step is some ten nanoseconds.
struct WorkBudget {
  /// What calling for a comparison takes, whatever is compared.
  static let comparison = 20

  private var left: Int

  init(_ steps: Int) { left = steps }

  /// A budget that never runs out.
  static var unlimited: WorkBudget { WorkBudget(.max) }

  /// A Boolean value that indicates whether all steps are taken.
  var isSpent: Bool { left <= 0 }

  mutating func pay(_ steps: Int) { left = max(0, left - steps) }
}
