// The longer spellings of the articles, kept together. The short forms are canonical.

extension SearchOptions {
  /// Another spelling of ``contained``.
  public static let containing = contained
}

extension ContainerViewController where Self: UINavigationController {
  /// Another spelling of ``push()``.
  public static func pushToNavigation() -> PushAction<Self> { push() }
}

extension ContainerViewController where Self: UITabBarController {
  /// Another spelling of ``add(at:replacing:)``.
  ///
  /// - Parameters:
  ///   - index: The position of the tab, counted from 0; `nil` for the end.
  ///   - replacing: Whether the tab that is there goes.
  public static func addTab(at index: Int? = nil, replacing: Bool = false) -> AddTabAction<Self> {
    add(at: index, replacing: replacing)
  }
}

extension Action where Self == PresentModallyAction {
  /// Another spelling of ``present``.
  public static var presentModally: Self { present }
}

extension Action where Self == NilAction {
  /// Another spelling of ``none``.
  public static var nilAction: Self { none }
}

/// Another spelling of ``StepAssembly`` for steps whose controller is a container.
public typealias ContainerStepAssembly<Source: Finder, Builder: ContainerFactory> = StepAssembly<Source, Builder>
where Source.ViewController == Builder.ViewController, Source.Context == Builder.Context
