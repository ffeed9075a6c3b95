// https://developer.apple.com/documentation/quartzcore/catransaction/setcompletionblock(_:)
/// A group of changes with a closure that is called when their animations have ended.
///
/// Animated transitions and animations of views that begin between `begin()` and `commit()` belong to the innermost group. It must be
/// used on the main thread.
open class CATransaction: NSObject {
  /// A group, from its beginning until its last animation has ended.
  final class Group {
    fileprivate var duration: TimeInterval = 0.25
    fileprivate var disablesActions = false
    /// The closure that was set last, and those before it whose animations still run.
    fileprivate var blocks: [() -> Void] = []
    fileprivate var isCommitted = false
    private var running = 0
    private let outer: Group?

    fileprivate init(in outer: Group?) {
      self.outer = outer
      outer?.enter()
    }

    func enter() { running += 1 }

    func leave() {
      running -= 1
      endIfPossible()
    }

    fileprivate func commit() {
      isCommitted = true
      endIfPossible()
    }

    private func endIfPossible() {
      guard isCommitted, running == 0 else { return }
      callBlocks()
      outer?.leave()
    }

    /// Sets the closure, and calls those before it as soon as no animation runs.
    fileprivate func set(_ block: (() -> Void)?) {
      if running == 0 { callBlocks() }
      if let block { blocks.append(block) }
    }

    private func callBlocks() {
      let called = blocks
      blocks = []
      for block in called { block() }
    }
  }

  // Unsafe: Core Animation has one stack of groups for each thread, and here only the main thread uses it.
  nonisolated(unsafe) private static var groups: [Group] = []

  /// Counts a new animation in the innermost group.
  ///
  /// - Returns: The group to leave at the end of the animation, or `nil` if there is none.
  static func enter() -> Group? {
    groups.last?.enter()
    return groups.last
  }

  /// Begins a group inside the current one.
  open class func begin() { groups.append(Group(in: groups.last)) }

  /// Ends the current group.
  ///
  /// Its completion is called when the animations inside have ended, or at once if there are none.
  open class func commit() { groups.popLast()?.commit() }

  /// Makes the changes that wait; there are none.
  open class func flush() {}

  /// Returns the closure that will be called after the group.
  open class func completionBlock() -> (() -> Void)? { groups.last?.blocks.last }

  /// Sets the closure that is called after the group, or in a later turn if there is no group.
  ///
  /// A closure that was set before is called when the animations that began under it have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if let group = groups.last { return group.set(block) }
    // Unsafe: the method is called on the main thread.
    nonisolated(unsafe) let later = block
    guard block != nil else { return }
    MainActor.assumeIsolated { ContentTransition.animate(0, nil) { _ in later?() } }
  }

  /// Returns the duration of animations in the group, in seconds.
  open class func animationDuration() -> TimeInterval { groups.last?.duration ?? 0.25 }

  /// Sets the duration of animations in the group, in seconds, without an effect.
  open class func setAnimationDuration(_ dur: TimeInterval) { groups.last?.duration = dur }

  /// Returns a Boolean value that indicates whether changes of layers are not animated in the group.
  open class func disableActions() -> Bool { groups.last?.disablesActions ?? false }

  /// Turns off the animations of layers in the group, without an effect.
  open class func setDisableActions(_ flag: Bool) { groups.last?.disablesActions = flag }
}
