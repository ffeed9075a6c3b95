#if !canImport(UIKit)
  public import Testing

  extension TestWindow {
    /// The screen to which the app has moved the focus of VoiceOver, or `nil` if it has moved it to none.
    ///
    /// ```swift
    /// #expect(TestWindow<ShopScreen>(app.window).focusedScreen == .product(id: 42))
    /// ```
    ///
    /// The element itself is in `window.headless.accessibilityFocus`, and all posts are in `accessibilityPosts`. It is available
    /// on HeadlessUIKit only.
    public var focusedScreen: Target? {
      let views = sequence(first: window.headless.accessibilityFocus) { $0?.superview }
      return views.prefix { $0 != nil }.lazy.compactMap { $0?.owner?.screen(as: Target.self) }.first
    }

    /// Compares the visible content of the window, as `renderedText` returns it, with a text.
    ///
    /// ```swift
    /// let window = TestWindow<ShopScreen>(app.window)
    /// try window.checkText(
    ///   """
    ///   < Home   Product 42
    ///   [Buy]
    ///   """)
    /// ```
    ///
    /// It is available on HeadlessUIKit only.
    ///
    /// With Swift Testing, a difference is an issue at this line, and the test goes on.
    ///
    /// - Parameters:
    ///   - expected: The expected text.
    ///   - sourceLocation: The place that the issue names.
    /// - Throws: ``FailedExpectation`` if the texts differ and another library than Swift Testing runs the test. Its reason is a
    ///   ``TextMismatch`` with a comparison of the lines.
    /// - Complexity: Linear in the number of views, plus O(n²) in the number of lines if the texts differ.
    public func checkText(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
      if let mismatch = TextMismatch(expected: expected, actual: window.renderedText) {
        try report(failure(mismatch), at: sourceLocation)
      }
    }

    /// Compares the visible content of the window, as `renderedText` returns it, with a text in a file.
    ///
    /// ```swift
    /// let window = TestWindow<ShopScreen>(app.window)
    /// try window.checkText(named: "product 42")  // Snapshots/product 42.txt, beside the file of the test
    /// ```
    ///
    /// If the file is missing, it is written, and the check fails once, so that a missing file does not go unnoticed. To
    /// accept a new text, delete the file and run the test again. Use a name only once in a folder.
    ///
    /// It is available on HeadlessUIKit only.
    ///
    /// With Swift Testing, a failure is an issue at this line, and the test goes on.
    ///
    /// - Parameters:
    ///   - name: The name of the file, without its extension. It may not contain a slash.
    ///   - test: The path of the file of the test.
    ///   - sourceLocation: The place that the issue names.
    /// - Throws: ``FailedExpectation`` if another library than Swift Testing runs the test. Its reason is a ``TextMismatch`` with a
    ///   comparison of the lines if the texts differ, or a ``SnapshotError`` if the file was missing or cannot be read or written.
    /// - Complexity: As for ``checkText(_:sourceLocation:)``.
    public func checkText(
      named name: String, besideTest test: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      do {
        try TextSnapshot(named: name, besideTest: test).check(window.renderedText)
      } catch {
        try report(failure(error), at: sourceLocation)
      }
    }
  }
#endif
