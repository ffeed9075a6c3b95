#if !canImport(UIKit)
  import Portolan
  import PortolanTestTraits
  import PortolanTool
  import Testing

  @Suite("The width of a window", .limited)
  @MainActor
  struct WidthTests {
    @Test("All windows of a scene turn together, but not windows of other apps, for which no scene was named")
    func windows() throws {
      let (scene, other) = (UIWindowScene(), UIWindow())
      let (window, lock, plain) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene), UIWindow())
      try Gestures(window: lock).resize(isCompact: true)
      #expect(window.traitCollection.horizontalSizeClass == .compact)
      #expect(plain.traitCollection.horizontalSizeClass == .regular)
      try Gestures(window: plain).resize(isCompact: true)
      #expect(plain.traitCollection.horizontalSizeClass == .compact)
      #expect(other.traitCollection.horizontalSizeClass == .regular)
    }
  }
#endif
