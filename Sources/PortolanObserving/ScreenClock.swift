/// The clock that measures for how long screens are visible, which tests replace.
@MainActor
package enum ScreenClock {
  @TaskLocal package static var now: @Sendable () -> ContinuousClock.Instant = { .now }
}
