#if !canImport(UIKit)
  import Portolan

  /// The name of a screen for people.
  enum SketchTitle {
    /// Returns `Forgot password` for `forgotPassword`, and `Product 42` for `product(id: 42)`.
    static func of(_ screen: some Screen) -> String {
      let text = ValueText.of(screen)
      let name = text.prefix { $0 != "(" }
      let words = name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
      let values = text.dropFirst(name.count).dropFirst().dropLast()
        .replacing(#/[A-Za-z_]+: /#, with: "").replacing(#/([A-Za-z_]+\.)+/#, with: "").replacing("\"", with: "")
      return words.prefix(1).uppercased() + words.dropFirst() + (values.isEmpty ? "" : " \(values)")
    }
  }
#endif
