#if !canImport(UIKit)
  import Foundation

  /// The memory that the program has asked for and not given back.
  package enum Heap {
    /// The bytes in use in the main thread's part of the heap, and in what is too large for any; `nil` where the C library
    /// does not say.
    ///
    /// To the byte, unlike the resident memory, which is rounded to pages and holds what was freed.
    package static var bytesInUse: Int? {
      #if os(Linux)
        report.flatMap(bytesInUse(in:))
      #elseif canImport(Darwin)
        Int(mstats().bytes_used)
      #else
        nil
      #endif
    }

    #if os(Linux)
      private typealias Info = @convention(c) (CInt, UnsafeMutableRawPointer) -> CInt

      /// glibc's own account, an XML text. Swift's module of the C library lacks the function, and other C libraries do.
      private static var report: String? {
        guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "malloc_info") else { return nil }
        let info = unsafeBitCast(symbol, to: Info.self)
        var text: UnsafeMutablePointer<CChar>?
        var count = 0
        guard let stream = open_memstream(&text, &count) else { return nil }
        let status = info(0, UnsafeMutableRawPointer(stream))
        fclose(stream)
        defer { free(text) }
        guard status == 0, let text else { return nil }
        return String(cString: text)
      }

      private static func bytesInUse(in report: String) -> Int? {
        guard let main = report.range(of: "</heap>") else { return nil }
        let heap = report[..<main.lowerBound]
        guard let held = size("<system type=\"current\"", in: heap), let fast = size("<total type=\"fast\"", in: heap),
          let rest = size("<total type=\"rest\"", in: heap)
        else { return nil }
        return held - fast - rest + (size("<total type=\"mmap\"", in: report[main.upperBound...]) ?? 0)
      }

      private static func size(_ element: String, in report: Substring) -> Int? {
        guard let start = report.range(of: element), let size = report[start.upperBound...].range(of: "size=\"") else {
          return nil
        }
        return Int(report[size.upperBound...].prefix { $0.isNumber })
      }
    #endif
  }
#endif
