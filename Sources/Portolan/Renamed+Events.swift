// The earlier form of an event, which was an enumeration with the objects of the router in its payloads.

#if DEBUG
  /// A step as an event named it.
  @available(*, unavailable, message: "an event has the names of the step and of its finder themselves")
  public typealias NavigationStep = Any

  /// Matches a case without a payload.
  @available(*, unavailable, message: "an event is a structure of a request: write `event.what` in place of `event`")
  public func ~= (pattern: NavigationEvent.What, event: NavigationEvent) -> Bool { false }

  /// Matches a case with a payload that the pattern leaves out.
  ///
  /// The compiler has no place for a hint at a pattern that names the payload; the changelog has its new form.
  @available(*, unavailable, message: "an event is a structure of a request: write `event.what` in place of `event`")
  public func ~= (pattern: NavigationEvent, event: NavigationEvent) -> Bool { false }

  @available(*, unavailable, message: "an event is a structure of a request: write `event.what` in place of `event`")
  extension NavigationEvent {
    /// The earlier case.
    public static var joined: NavigationEvent { preconditionFailure() }
    /// The earlier case.
    public static var searched: NavigationEvent { preconditionFailure() }
    /// The earlier case.
    public static var resolved: NavigationEvent { preconditionFailure() }
    /// The earlier case.
    public static var passed: NavigationEvent { preconditionFailure() }
    /// The earlier case.
    public static var redirected: NavigationEvent { preconditionFailure() }
    /// The earlier case.
    public static var denied: NavigationEvent { preconditionFailure() }
    /// The earlier case.
    public static var asked: NavigationEvent { preconditionFailure() }
    /// The earlier case.
    public static var built: NavigationEvent { preconditionFailure() }
    /// The earlier case.
    public static var integrated: NavigationEvent { preconditionFailure() }
    /// The earlier case.
    public static var dismissed: NavigationEvent { preconditionFailure() }
    /// The earlier case.
    public static var revealed: NavigationEvent { preconditionFailure() }
    /// The earlier case.
    public static var undone: NavigationEvent { preconditionFailure() }
    /// The earlier case.
    public static var postTaskFailed: NavigationEvent { preconditionFailure() }
    /// The earlier case.
    public static var failed: NavigationEvent { preconditionFailure() }
  }

  @available(*, unavailable, message: "encode the plan or the text of an event")
  extension NavigationEvent: Codable {
    /// Explains what to decode instead.
    public init(from decoder: any Decoder) throws { preconditionFailure("It is unavailable") }
    /// Explains what to encode instead.
    public func encode(to encoder: any Encoder) throws {}
  }

  extension NavigationEvent {
    /// An event had the controller that was reached.
    @available(
      *, unavailable, message: "an event names screens: add a post-routing task, which receives the controller"
    )
    public var target: UIViewController? { nil }
  }
#endif
