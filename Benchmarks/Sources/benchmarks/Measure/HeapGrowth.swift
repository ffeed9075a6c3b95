import CHeap

/// What is left in the heap by navigations that are over.
@MainActor
enum HeapGrowth {
  /// The bytes by which the heap has grown after so many repetitions of some work, the first thousand not counted.
  static func bytes(of workload: Workload, repetitions: Int) async throws -> Int {
    let body = try await workload.prepare()
    try await body(1000)
    let before = heap_bytes_in_use()
    try await body(repetitions)
    return Int(heap_bytes_in_use()) - Int(before)
  }
}
