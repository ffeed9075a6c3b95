import Foundation
import HeadlessUIKit

/// The documents that the tests read.
enum Fixtures {
  static func data(_ name: String, _ type: String) throws -> Data {
    guard let path = Bundle.module.path(forResource: name, ofType: type) else { throw CocoaError(.fileNoSuchFile) }
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  static func storyboard(_ name: String) throws -> StoryboardDocument {
    try StoryboardDocument(data: data(name, "storyboard"), file: "\(name).storyboard")
  }

  static func nib(_ name: String) throws -> NibDocument {
    try NibDocument(data: data(name, "xib"), file: "\(name).xib")
  }

  /// Returns a storyboard from the texts of its controllers.
  static func storyboard(initial: String = "", controllers: String...) throws -> StoryboardDocument {
    try StoryboardDocument(data: Data(storyboardText(initial: initial, controllers: controllers).utf8), file: "Test")
  }

  static func storyboardText(initial: String = "", controllers: [String]) -> String {
    let scenes = controllers.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">
      <scenes>\(scenes)</scenes>
      </document>
      """
  }

  /// Returns the text of a nib with objects.
  static func nibText(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>\(objects)</objects>
    </document>
    """
  }
}
