import XCTest

// The generated list of tests calls these functions in place of XCTest's own, since they fit tests of the main actor better.

/// Returns the entry of a class with tests of the main actor that throw.
public func testCase<Test: XCTestCase>(_ tests: [(String, (Test) -> @MainActor () throws -> Void)]) -> XCTestCaseEntry {
  let entered: [(String, (Test) -> () throws -> Void)] = tests.map { name, method in
    (
      name,
      { test in
        let body = method(test)
        // XCTest calls synchronous tests on the main thread.
        return { try MainActor.assumeIsolated { try body() } }
      }
    )
  }
  return testCase(entered)
}

/// Returns the entry of a class with tests of the main actor of which none throws.
public func testCase<Test: XCTestCase>(_ tests: [(String, (Test) -> @MainActor () -> Void)]) -> XCTestCaseEntry {
  let throwing: [(String, (Test) -> @MainActor () throws -> Void)] = tests.map { name, method in (name, { method($0) })
  }
  return testCase(throwing)
}
