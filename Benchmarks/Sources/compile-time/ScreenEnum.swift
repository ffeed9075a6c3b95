import Foundation

/// A generated app whose screens are one enum with links.
///
/// Compiled alone, the app is a file with the enum, its assemblies and its routes, and a file for every 20 controllers.
struct ScreenEnum {
  let screens: Int

  /// The times in seconds and the size of one app.
  struct Cost {
    let first, again, release: Double
    /// The bytes that are loaded into memory, of the optimized object.
    let bytes: Int
  }

  /// Compiles the app in debug, again after a change of the enum, and in release.
  func measure(with compiler: Compiler, in folder: URL) throws -> Cost {
    let folder = folder.appendingPathComponent("screens\(screens)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let plugin = compiler.products.appendingPathComponent("PortolanMacrosPlugin-tool").path
    let common = ["-parse-as-library", "-load-plugin-executable", "\(plugin)#PortolanMacrosPlugin"]
    var map: [String: [String: String]] = ["": ["swift-dependencies": "App.swiftdeps"]]
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      map[name] = ["object": "\(name).o", "swift-dependencies": "\(name).swiftdeps"]
    }
    try JSONEncoder().encode(map).write(to: folder.appendingPathComponent("map.json"))
    let debug = common + ["-Onone", "-incremental", "-output-file-map", "map.json", "-c"] + files.keys.sorted()
    let first = try compiler.run(debug, in: folder).seconds
    let changed = (files["ShopScreen.swift"] ?? "").replacingOccurrences(of: "\"Screen 1\"", with: "\"The first\"")
    try changed.write(to: folder.appendingPathComponent("ShopScreen.swift"), atomically: true, encoding: .utf8)
    let again = try compiler.run(debug, in: folder).seconds
    let release = try compiler.run(common + ["-O", "-wmo", "-c", "-o", "App.o"] + files.keys.sorted(), in: folder)
      .seconds
    return Cost(first: first, again: again, release: release, bytes: try loadedBytes(of: "App.o", in: folder))
  }

  /// Returns the sum of text, data and zeroed data, from the fourth column of `size`.
  private func loadedBytes(of object: String, in folder: URL) throws -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["size", object]
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let columns = output.split(separator: "\n").last?.split(whereSeparator: \.isWhitespace) ?? []
    guard columns.count > 3, let bytes = Int(columns[3]) else { throw Compiler.Refused(output: output) }
    return bytes
  }

  private var files: [String: String] {
    var files = ["ShopScreen.swift": enumeration]
    for start in stride(from: 0, to: screens, by: 20) {
      let controllers = (start..<min(start + 20, screens)).map { n in
        """
        final class Screen\(n): UIViewController {
          convenience init(_ title: String) {
            self.init(nibName: nil, bundle: nil)
            self.title = title
          }
        }
        """
      }
      files["Screens\(start).swift"] = "import Portolan\n\n" + controllers.joined(separator: "\n\n") + "\n"
    }
    return files
  }

  /// One screen in three is a product with a number, one has a text, and one has neither.
  private var enumeration: String {
    let numbers = 0..<screens
    func lines(_ line: (_ n: Int) -> String) -> String { numbers.map { "  " + line($0) }.joined(separator: "\n") }
    let cases = lines { n in
      switch n % 3 {
      case 0: "@Link(\"/section\(n)\") case screen\(n)"
      case 1: "@Link(\"/section\(n)/{id}\") case screen\(n)(id: Int)"
      default: "@Link(\"/section\(n)?q={query}\") case screen\(n)(query: String)"
      }
    }
    let assemblies = lines { "  case .screen\($0): InlineAssembly { Screen\($0)(\"Screen \($0)\") }" }
    let routes = lines { n in n % 3 == 0 ? "  case .screen\(n): .push" : "  case .screen\(n): .push(onto: .screen0)" }
    return """
      import Portolan
      import PortolanMacros

      @Linkable("https://shop.example", scheme: "shop")
      enum ShopScreen: Screen {
      \(cases)

        var assembly: any Assembly {
          switch self {
      \(assemblies)
          }
        }

        var route: Route<Self> {
          switch self {
      \(routes)
          }
        }
      }

      """
  }
}

extension CompileTime {
  /// Prints what an enum of 125, 250 and 500 screens costs.
  ///
  /// - Returns: `false` if twice the screens take more than 3 times as long in release. They took 2.3 times as long when this was
  ///   written.
  static func compareScreens(with compiler: Compiler, in folder: URL) throws -> Bool {
    let sizes = [125, 250, 500]
    print(
      "| screens with links | debug, s | again after a change of the enum, s | release, s | kB |\n|--:|--:|--:|--:|--:|"
    )
    var costs: [ScreenEnum.Cost] = []
    for size in sizes {
      let cost = try ScreenEnum(screens: size).measure(with: compiler, in: folder)
      costs.append(cost)
      print(
        "| \(size) | \(digits(cost.first, 1)) | \(digits(cost.again, 1)) | \(digits(cost.release, 1)) "
          + "| \(cost.bytes / 1000) |")
    }
    let added = (costs[2].bytes - costs[0].bytes) / (sizes[2] - sizes[0])
    let growth = costs[2].release / costs[1].release
    print("\nAn added screen: \(added) bytes. Twice the screens take \(digits(growth, 1)) times as long in release.\n")
    return growth < 3
  }
}
