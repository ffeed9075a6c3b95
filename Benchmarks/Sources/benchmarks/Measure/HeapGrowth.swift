import CHeap

/// A measurement of the heap memory that completed navigations leave behind.
@MainActor
enum HeapGrowth {
  /// Returns the number of bytes by which the heap grows during repetitions of a workload, after a warm-up of 1000.
  static func bytes(of workload: Workload, repetitions: Int) async throws -> Int {
    let body = try await workload.prepare()
    try await body(1000)
    let before = heap_bytes_in_use()
    try await body(repetitions)
    return Int(heap_bytes_in_use()) - Int(before)
  }
}
