import Foundation

/// Writes the examples in documentation comments that are compiled for UIKit, and the app that they belong to, into a folder.
///
///     examples PACKAGE FOLDER
///
/// They are those with views of SwiftUI, and those of the modules whose examples need no more of UIKit than its interface has.
let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  print("Usage: examples PACKAGE FOLDER")
  exit(2)
}
let modules = ["PortolanArticles", "PortolanAssociation", "PortolanCore", "PortolanLinks", "PortolanObserving"]
let package = URL(fileURLWithPath: arguments[1])
let examples = try Example.all(in: package).filter { $0.showsViews || modules.contains($0.module) }
for file in try Example.app(in: package) + examples.enumerated().map({ $1.file(number: $0) }) {
  try Data(file.text.utf8).write(to: URL(fileURLWithPath: arguments[2]).appendingPathComponent(file.name))
}
