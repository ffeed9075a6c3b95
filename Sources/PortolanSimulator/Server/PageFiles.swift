#if !canImport(UIKit)
  import Foundation

  /// The files of the page, which are embedded in the executable.
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
    static let files: [String: [UInt8]] = [
      "index.html": PackageResources.index_html, "style.css": PackageResources.style_css,
      "phone.css": PackageResources.phone_css, "main.js": PackageResources.main_js,
      "channel.js": PackageResources.channel_js, "phone.js": PackageResources.phone_js,
      "tree.js": PackageResources.tree_js, "links.js": PackageResources.links_js,
      "timeline.js": PackageResources.timeline_js, "stories.js": PackageResources.stories_js,
      "controls.js": PackageResources.controls_js, "dom.js": PackageResources.dom_js,
    ]
  }
#endif
