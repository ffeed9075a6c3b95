/// The layer of a view; only the values are kept, since there is no drawing.
@MainActor
open class CALayer: InertCALayer {
  final var animations: [(key: String?, animation: CAAnimation)] = []

  /// Creates a layer.
  public override init() {}

  /// Creates a layer and ignores the archive.
  public required init?(coder: NSCoder) {}
}
