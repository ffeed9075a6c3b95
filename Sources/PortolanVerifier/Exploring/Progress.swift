/// The progress of a verification.
struct Progress {
  let states: Int
  let transitions: Int
  let seconds: Double
  let found: Int
  let stage: Stage
}
