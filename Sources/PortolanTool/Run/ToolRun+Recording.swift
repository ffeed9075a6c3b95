package import Foundation
import Portolan
package import PortolanRecording

extension ToolRun {
  /// Records everything from now on that happens in the window that the user sees.
  ///
  /// - Parameter file: The file of the recording.
  /// - Returns: The recorder, which the router retains.
  package func record(to file: URL) -> FlightRecorder {
    let recorder = FlightRecorder(for: app.router, to: .file(file), links: App.links.patterns)
    app.router.add(recorder)
    return recorder
  }
}
