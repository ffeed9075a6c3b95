#if !canImport(UIKit)
  import Foundation

  /// The memory that the program has allocated and not freed.
  package enum Heap {
    /// The bytes in use in the main thread's arena and in separately mapped blocks, or `nil` if the C library has no
    /// such count.
    ///
    /// The count is exact to the byte. The resident memory, in contrast, is rounded to pages and includes freed blocks.
    package static var bytesInUse: Int? {
      #if os(Linux)
        report.flatMap(bytesInUse(in:))
      #elseif canImport(Darwin)
        Int(mstats().bytes_used)
      #else
        nil
      #endif
    }

    /// The bytes in use of all threads, of which others than the main thread may allocate at any time.
    package static var bytesInUseOfAllThreads: Int? {
      #if os(Linux)
        guard let report, let rest = report.range(of: "</heap>", options: .backwards) else { return nil }
        return inUse(in: report[rest.upperBound...]).map {
          $0 + (size("<total type=\"mmap\"", in: report[rest.upperBound...]) ?? 0)
        }
      #else
        bytesInUse
      #endif
    }

    #if os(Linux)
      private typealias Info = @convention(c) (CInt, UnsafeMutableRawPointer) -> CInt

      /// The statistics of glibc, an XML text.
      ///
      /// Swift's module of the C library lacks the function, and so do other C libraries.
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
        return inUse(in: report[..<main.lowerBound]).map {
          $0 + (size("<total type=\"mmap\"", in: report[main.upperBound...]) ?? 0)
        }
      }

      private static func inUse(in heap: Substring) -> Int? {
        guard let held = size("<system type=\"current\"", in: heap), let fast = size("<total type=\"fast\"", in: heap),
          let rest = size("<total type=\"rest\"", in: heap)
        else { return nil }
        return held - fast - rest
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
