package import Testing

extension Trait where Self == ConditionTrait {
  /// The test runs on HeadlessUIKit only, as on a phone it cannot: it needs the user's gestures, a clock that it steps, a
  /// screen as text, or a program that ends.
  package static var headlessOnly: Self {
    #if canImport(UIKit)
      .disabled("This cannot be tested on UIKit.")
    #else
      .enabled(if: true)
    #endif
  }
}
