extension CGPath {
  #if canImport(CoreGraphics)
    static func keeping(_ elements: [UIBezierPath.Element]) -> CGPath { CGMutablePath() }
    final var keptElements: [UIBezierPath.Element] { [] }
  #else
    static func keeping(_ elements: [UIBezierPath.Element]) -> CGPath {
      let path = CGPath()
      path.elements = elements
      return path
    }
    final var keptElements: [UIBezierPath.Element] { elements }
  #endif
}

extension CGImage {
  #if canImport(CoreGraphics)
    static func keeping(_ image: UIImage) -> CGImage? { nil }
  #else
    static func keeping(_ image: UIImage) -> CGImage? { CGImage(image) }
  #endif
}

extension CGContext {
  #if canImport(CoreGraphics)
    static func dropping() -> CGContext {
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: 1)!
    }
  #else
    static func dropping() -> CGContext { CGContext() }
  #endif
}
