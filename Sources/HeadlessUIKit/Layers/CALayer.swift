extension CALayer {
  /// Adds an animation; it ends in a later turn.
  ///
  /// - Parameters:
  ///   - anim: The animation, whose delegate is notified.
  ///   - key: The key under which the animation is found, or `nil` for none. It replaces an animation with the same key.
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    animations.append((key, anim))
    anim.delegate?.animationDidStart(anim)
    ContentTransition.animate(anim.duration, nil) { [weak self] _ in self?.end(anim) }
  }

  final func stop(where isRemoved: (String?) -> Bool) {
    let stopped = animations.filter { isRemoved($0.key) }
    animations.removeAll { isRemoved($0.key) }
    for (_, animation) in stopped { animation.delegate?.animationDidStop(animation, finished: false) }
  }

  private func end(_ animation: CAAnimation) {
    guard let index = animations.firstIndex(where: { $0.animation === animation }) else { return }
    if animation.isRemovedOnCompletion { animations.remove(at: index) }
    animation.delegate?.animationDidStop(animation, finished: true)
  }
}
