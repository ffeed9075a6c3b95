#if !canImport(UIKit)
  import Foundation

  /// The files of the page, which are in the bundle of this module.
  enum PageFiles {
    /// Returns a file and its type, or `nil` if there is none.
    static func file(_ path: String) -> (bytes: [UInt8], type: String)? {
      let name = path == "/" ? "index.html" : String(path.dropFirst())
      guard let bytes = files[name] else { return nil }
      let type =
        switch name.split(separator: ".").last {
        case "js": "text/javascript"
        case "css": "text/css"
        default: "text/html"
        }
      return (bytes, "\(type); charset=utf-8")
    }

    /// The files by name.
    static let files: [String: [UInt8]] = {
      let folder = Bundle.module.bundleURL.appending(path: "Page")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.reduce(into: [:]) { files, name in
        files[name] = (try? Data(contentsOf: folder.appending(path: name))).map { [UInt8]($0) }
      }
    }()
  }
#endif
