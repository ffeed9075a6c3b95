/// Ends the program at a point at which UIKit would raise an exception.
///
/// - Parameters:
///   - reason: The reason that UIKit gives.
///   - file: The file of the call.
///   - line: The line of the call.
func raise(_ reason: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line) -> Never {
  preconditionFailure(reason(), file: file, line: line)
}

/// Returns the description of an object in UIKit's messages: its type and its address.
func describe(_ object: AnyObject?) -> String {
  guard let object else { return "(null)" }
  let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  return "<\(String(reflecting: type(of: object))): 0x\(String(address, radix: 16))>"
}
