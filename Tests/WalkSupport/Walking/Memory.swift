#if !canImport(UIKit)
  import Foundation

  /// The memory of the process, if the system reports it in `/proc`.
  package struct Memory: CustomStringConvertible {
    /// The current and the greatest resident memory in KiB, or 0 if the system does not report it.
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
