import Portolan
import PortolanLinks

/// The first line of a story that does not hold.
struct StoryFailure: Error, CustomStringConvertible {
  let file: String
  /// The number of the line, from 1.
  let number: Int
  let line: String
  /// Why it does not hold.
  let error: any Error
  /// The hierarchy as it is; `nil` where the app has not started.
  let hierarchy: HierarchySnapshot?

  /// The file, the line, why, and the hierarchy below.
  var description: String {
    let reason = (error as? StepFault)?.explanation ?? "\(error)"
    let tree = hierarchy.map { "\nHierarchy:\n\($0)" } ?? ""
    return "\(file):\(number): \(LinkText.quoted(line)) does not hold: \(reason)\(tree)"
  }

  var status: Status { error is StartFault ? .broken : .failed }
}
