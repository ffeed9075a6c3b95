/// The measurement of one row.
@MainActor
struct Measurement {
  let row: Row
  /// The median time in nanoseconds.
  let time: Double
  /// The cost, or `nil` if the machine cannot count.
  let cost: Cost?
}

/// All measurements, in the order of the rows.
@MainActor
struct Measurements {
  let all: [Measurement]

  subscript(name: String) -> Measurement? {
    all.first { $0.row.name == name }
  }

  /// Returns the time of a row as a multiple of its reference.
  func timeRatio(_ measurement: Measurement) -> Double? {
    measurement.row.reference.flatMap { self[$0] }.map { measurement.time / $0.time }
  }

  /// Returns the instructions of a row as a multiple of its reference.
  func instructionRatio(_ measurement: Measurement) -> Double? {
    guard let cost = measurement.cost, let reference = measurement.row.reference.flatMap({ self[$0]?.cost }) else {
      return nil
    }
    return cost.instructions / reference.instructions
  }

  /// Returns the bound of a row, and whether the measurement meets it: by instructions where both rows are counted, or else by time.
  func verdict(_ measurement: Measurement) -> (bound: String, isMet: Bool?, found: String)? {
    switch measurement.row.bound {
    case nil:
      return nil
    case .times(let limit, let name):
      guard let reference = self[name] else { return nil }
      let counted = measurement.cost.flatMap { cost in reference.cost.map { cost.instructions / $0.instructions } }
      let ratio = counted ?? measurement.time / reference.time
      let of = name == "hand" ? "" : " of `\(name)`"
      return ("\(limit.digits(1))×\(of)", ratio <= limit, "\(ratio.digits(2))×\(counted == nil ? " in time" : "")")
    case .cost(let instructions, let allocations):
      let bound = "\(instructions.thousands) instructions, \(allocations.digits(0)) allocations"
      guard let cost = measurement.cost else { return (bound, nil, "not counted here") }
      let isMet = cost.instructions <= instructions && cost.allocations <= allocations
      return (bound, isMet, "\(cost.instructions.thousands), \(cost.allocations.digits(0))")
    case .nanosecondsEach(let limit):
      let each = measurement.time / Double(measurement.row.units)
      return ("\(limit.digits(0)) ns each", each <= limit, "\(each.digits(1)) ns each")
    }
  }
}
