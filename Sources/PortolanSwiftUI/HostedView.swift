#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI

  /// The view of a ``HostingAssembly`` with the environment of its screen.
  public struct HostedView<Hosted: HostingAssembly>: View {
    var hosted: Hosted
    let place: HostedPlace

    /// The view of the assembly that is evaluated here so that SwiftUI tracks the objects that it reads.
    public var body: some View {
      hosted.view
        .environment(\.openURL, OpenURLAction(place))
        .environment(\.navigate, NavigateAction(place))
        .environment(\.close, CloseAction(place))
    }
  }
#endif
