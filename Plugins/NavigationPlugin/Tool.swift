import PackagePlugin

/// The programs of a package that run an app on PortolanTool.
enum Tool {
  /// Returns the name of the program for a call.
  static func chosen(for call: Call, in package: Package) throws -> String {
    let programs = package.products(ofType: ExecutableProduct.self)
    let sketches = programs.filter { $0.uses("PortolanSketch") }.map(\.name)
    let tools = programs.filter { $0.uses("PortolanTool") }.map(\.name)
    if let name = call.tool {
      if tools.contains(name) { return name }
      throw Fault("\(name) is no tool of this package. \(choice(of: tools))")
    }
    let apps = tools.filter { !sketches.contains($0) }
    // A package with nothing but a sketch runs every command on that.
    let candidates = call.isSketch || apps.isEmpty ? sketches : apps
    if candidates.count == 1 { return candidates[0] }
    if candidates.isEmpty {
      let module = call.isSketch ? "PortolanSketch" : "PortolanTool"
      throw Fault(
        """
        No program of this package depends on \(module). To fix: add an executable target with a \
        \(call.isSketch ? "SketchTool" : "PortolanCommand") that does.
        """)
    }
    throw Fault("This package has several tools. \(choice(of: candidates))")
  }

  private static func choice(of names: [String]) -> String {
    "To fix: choose one with --tool: \(names.sorted().joined(separator: ", "))."
  }
}

extension ExecutableProduct {
  /// Returns a Boolean value that indicates whether the program links a module, itself or through others.
  fileprivate func uses(_ module: String) -> Bool {
    mainTarget.recursiveTargetDependencies.contains { $0.name == module }
  }
}
