// Foundation has these on Apple's platforms, from Core Graphics.
#if !canImport(CoreGraphics)
  /// A colour for a layer.
  public final class CGColor: Sendable {
    /// The components in the order red, green, blue and opacity, from 0 to 1.
    public let components: [CGFloat]?

    /// Creates a colour from its components, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    /// The opacity.
    public var alpha: CGFloat { components?.last ?? 1 }
  }

  /// The transform of a view; only the values are kept, since there is no drawing.
  public struct CGAffineTransform: Hashable, Sendable {
    /// A value of the matrix.
    public var a: CGFloat
    /// A value of the matrix.
    public var b: CGFloat
    /// A value of the matrix.
    public var c: CGFloat
    /// A value of the matrix.
    public var d: CGFloat
    /// The horizontal translation.
    public var tx: CGFloat
    /// The vertical translation.
    public var ty: CGFloat

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transform from the values of its matrix.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scaling.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
  }
#endif

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
