#if !canImport(UIKit)
  import Foundation

  /// How much memory the process uses, where the system says so in `/proc`.
  package struct Memory: CustomStringConvertible {
    /// The KiB that are resident, and the most that ever were; 0 where the system does not say.
    package let resident: Int
    package let peak: Int

    /// Reads the counters.
    package init() {
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      func value(of name: String) -> Int {
        let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
        return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
      }
      resident = value(of: "VmRSS")
      peak = value(of: "VmHWM")
    }

    package var description: String {
      "\(resident) KiB resident, \(peak) KiB at the peak"
    }
  }
#endif
