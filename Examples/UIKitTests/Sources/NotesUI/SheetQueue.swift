import UIKit

/// Presents sheets, each after the sheet before it was dismissed.
@MainActor
public final class SheetQueue: NSObject {
  /// The sheets that wait for the end of the presented one.
  public private(set) var waiting: [UIViewController] = []

  private weak var presenter: UIViewController?
  private var current: UIViewController?

  /// Creates an empty queue, whose sheets a controller presents.
  public init(presenter: UIViewController) {
    self.presenter = presenter
  }

  /// Presents a sheet, or adds it to the queue if another sheet is presented.
  public func enqueue(_ sheet: UIViewController) {
    waiting.append(sheet)
    presentNext()
  }

  /// Dismisses the presented sheet, and presents the next one.
  public func finish(animated: Bool) {
    guard current != nil else { return }
    presenter?.dismiss(animated: animated) { [weak self] in self?.sheetDidEnd() }
  }

  private func presentNext() {
    guard current == nil, let presenter, !waiting.isEmpty else { return }
    let sheet = waiting.removeFirst()
    current = sheet
    sheet.modalPresentationStyle = .pageSheet
    sheet.presentationController?.delegate = self
    presenter.present(sheet, animated: true)
  }

  private func sheetDidEnd() {
    current = nil
    presentNext()
  }
}

extension SheetQueue: UIAdaptivePresentationControllerDelegate {
  /// Presents the next sheet, after the user has pulled the presented one down.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    sheetDidEnd()
  }
}
