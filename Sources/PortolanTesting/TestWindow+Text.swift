import Portolan

#if !canImport(UIKit)
  extension TestWindow {
    /// Compares the visible content of the window, as `renderedText` returns it, with a text.
    ///
    /// ```swift
    /// try window.checkText(
    ///   """
    ///   < Home   Product 42
    ///   [Buy]
    ///   """)
    /// ```
    ///
    /// It is available on HeadlessUIKit only.
    ///
    /// - Parameter expected: The expected text.
    /// - Throws: ``TextMismatch`` with a comparison of the lines if the texts differ.
    /// - Complexity: Linear in the number of views, plus O(n²) in the number of lines if the texts differ.
    public func checkText(_ expected: String) throws {
      if let mismatch = TextMismatch(expected: expected, actual: window.renderedText) { throw mismatch }
    }
  }
#endif
