/// A lossless conversion between bytes and text, for file names with bytes that are not UTF-8.
///
/// Each byte that is not part of a character becomes one of the last 128 scalars of Unicode. They have no meaning. If the bytes
/// contain such a scalar, its own bytes are converted the same way. So ``bytes(of:)`` always returns the bytes that were passed
/// to ``text(of:)``.
package enum ByteText {
  private static let base: UInt32 = 0x10FF00

  /// Returns the text that represents bytes.
  package static func text(of bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var index = 0
    func keep(_ count: Int) {
      for byte in bytes[index..<index + count] { text.append(scalar(of: byte)) }
    }
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        if byte(of: scalar) == nil { text.append(scalar) } else { keep(encoded.count) }
        index += encoded.count
      case .error(let length):
        keep(length)
        index += length
      case .emptyInput: return String(text)
      }
    }
  }

  /// Returns the bytes that a text represents.
  package static func bytes(of text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in byte(of: scalar).map { [$0] } ?? Array(UTF8.encode(scalar) ?? .init()) }
  }

  /// Returns the path that a text represents, for functions of the system.
  static func path(_ text: String) -> [CChar] { bytes(of: text).map { CChar(bitPattern: $0) } + [0] }

  /// Returns the byte that a scalar represents, or `nil` if the scalar is part of the text.
  static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= base + 0x80 ? UInt8(scalar.value - base) : nil
  }

  private static func scalar(of byte: UInt8) -> Unicode.Scalar {
    // Every value up to 0x10FFFF is a scalar, except for surrogates.
    Unicode.Scalar(base + UInt32(byte)) ?? "\u{FFFD}"
  }
}

extension CommandLine {
  /// The arguments without the name of the executable.
  ///
  /// Unlike `arguments`, they preserve bytes that are not UTF-8.
  static var byteTexts: [String] {
    (1..<max(1, Int(argc))).compactMap { index in
      unsafeArgv[index].map { argument in
        ByteText.text(of: UnsafeBufferPointer(start: argument, count: strlen(argument)).map { UInt8(bitPattern: $0) })
      }
    }
  }
}
