import Portolan
import PortolanLinks

/// The first line of a story that does not hold.
struct StoryFailure: CodedFault {
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
    let reason = ValueText.of(error)
    let tree = hierarchy.map { "\nHierarchy:\n\($0)" } ?? ""
    let place = "\(ShownText.inline(file)):\(number)"
    return ShownText.lines("\(place): \(LinkText.quoted(line)) does not hold: \(reason)\(tree)")
  }

  /// The kind of failure: `story`, unless it is more than that one story.
  var code: String { status == .broken ? Failure(error).code : "story" }

  var status: Status { Status(error) }
}
