import Foundation

/// The growth of a cost with a size as a power law, fitted by a line through the logarithms of both.
struct PowerLaw {
  /// The exponent over all sizes; 1 is linear.
  ///
  /// A fixed cost of each navigation lowers it.
  let exponent: Double
  /// The exponent between the two largest sizes, where a fixed cost matters least.
  let lastExponent: Double

  init(sizes: [Int], costs: [Double]) {
    let x = sizes.map { log(Double($0)) }
    let y = costs.map { log($0) }
    let meanX = x.reduce(0, +) / Double(x.count)
    let meanY = y.reduce(0, +) / Double(y.count)
    let covariance = zip(x, y).map { ($0 - meanX) * ($1 - meanY) }.reduce(0, +)
    let variance = x.map { ($0 - meanX) * ($0 - meanX) }.reduce(0, +)
    exponent = covariance / variance
    lastExponent = (y[y.count - 1] - y[y.count - 2]) / (x[x.count - 1] - x[x.count - 2])
  }
}
