#if !canImport(UIKit)
  /// The state of an app between two steps, as the page shows it.
  struct AppState: Codable, Hashable, Sendable {
    /// A window of the app.
    struct Window: Codable, Hashable, Sendable {
      /// The number, from 1, in the order in which the windows were opened.
      var number: Int
      var isActive: Bool
      var isCompact: Bool
      /// The content of the screen.
      var screen: Element
      var tree: TreeNode?
      /// The hierarchy as lines of text, as `open` prints it.
      var lines: [String]
      /// The gestures that are possible, in the spelling of steps.
      var possible: [String]
      /// The expectations that hold now, in the spelling of stories.
      var expectations: [String]
    }

    /// The clock of the app.
    struct Clock: Codable, Hashable, Sendable {
      /// A Boolean value that indicates whether transitions and sleeping tasks wait for a step of the clock.
      var isManual: Bool
      /// The number of transitions, completions and sleeping tasks that wait for the clock.
      var waiting: Int
      /// The virtual time since the launch, in seconds.
      var seconds: Double
    }

    var windows: [Window]
    var clock: Clock
    /// The number of links that wait for the user or in the inbox.
    var openLinks: Int
    /// The reasons for which links wait in the inbox.
    var gates: [String]
    /// The state that no screen shows, which the app declares.
    var fingerprint: String
  }

  /// A controller in the live tree.
  struct TreeNode: Codable, Hashable, Sendable {
    /// The number of the controller, which is the same after each replay of the same steps.
    var id: Int
    /// The class, with the description of the controller in parentheses.
    var title: String
    /// The name of the presentation style, or `nil` if the controller is not presented.
    var style: String?
    var isTop: Bool
    var isVisible: Bool
    var isSelected: Bool
    /// The value of the screen, or `nil` if the controller has none.
    var screen: String?
    /// The link of the screen, or `nil` if it has none.
    var link: String?
    var children: [TreeNode]
    var presented: [TreeNode]
  }
#endif
