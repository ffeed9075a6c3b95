/// Ends the program where UIKit would raise an exception.
///
/// - Parameter reason: The reason that UIKit gives.
func raise(_ reason: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line) -> Never {
  preconditionFailure(reason(), file: file, line: line)
}

/// The way UIKit writes an object in its messages: its type and its address.
func describe(_ object: AnyObject?) -> String {
  guard let object else { return "(null)" }
  let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  return "<\(String(reflecting: type(of: object))): 0x\(String(address, radix: 16))>"
}
