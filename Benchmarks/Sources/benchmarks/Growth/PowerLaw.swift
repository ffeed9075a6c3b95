import Foundation

/// How a cost grows with a size: as a power of it, found as the slope of a line through the logarithms of both.
struct PowerLaw {
  /// The power over all sizes; 1 is proportional. What a navigation costs in any case keeps it low.
  let exponent: Double
  /// The power between the two largest sizes, where what it costs in any case no longer hides how it grows.
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
