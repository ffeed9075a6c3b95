#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI

  extension HostedPath {
    /// The view of a screen on the path, for `navigationDestination(for:destination:)`.
    ///
    /// It is the view of the screen's ``HostingAssembly``, with the title and the environment of the screen, or the view of any other
    /// controller.
    ///
    /// - Parameter screen: The screen, as SwiftUI passes it.
    /// - Returns: The view.
    @ViewBuilder
    public func view(for screen: Target) -> some View {
      if let controller = controller(of: screen) {
        if let hosted = controller as? any PathContent {
          hosted.contentOnPath
        } else {
          ControllerView(controller: controller)
        }
      }
    }

    private func controller(of screen: Target) -> UIViewController? {
      let all = leaving + (stack?.viewControllers.dropFirst() ?? [])
      return all.last { $0.screen(as: Target.self) == screen }
    }
  }

  /// A hosted screen whose view SwiftUI shows in a stack of its own, without the view of the controller.
  @MainActor
  private protocol PathContent {
    var contentOnPath: AnyView { get }
  }

  extension HostedController: PathContent {
    fileprivate var contentOnPath: AnyView { AnyView(PathView(content: rootView)) }
  }

  /// A hosted view with the title and the back button that its controller would have in a navigation controller.
  private struct PathView<Hosted: HostingAssembly>: View {
    let content: HostedView<Hosted>

    var body: some View {
      if content.hosted.title.isEmpty {
        guarded
      } else {
        guarded.navigationTitle(content.hosted.title)
      }
    }

    /// The view without the system's ways back while it has unsaved changes.
    private var guarded: some View {
      content
        .navigationBarBackButtonHidden(content.hosted.hasUnsavedChanges)
        .toolbar {
          ToolbarItem(placement: .navigationBarLeading) {
            if content.hosted.hasUnsavedChanges {
              Button("Back") { content.place.close(animated: true) }
            }
          }
        }
    }
  }

  /// The view of a controller that shows no SwiftUI view.
  private struct ControllerView: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }
#endif
