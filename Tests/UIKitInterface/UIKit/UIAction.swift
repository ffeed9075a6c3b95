// swift-format-ignore-file
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { _stub() }  // +elementWithProvider:
  open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self { _stub() }  // +elementWithUncachedProvider:
}

