import Foundation

extension StoryboardDocument {
  /// Reads a storyboard from the bytes of its file.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - file: The path of the file, which errors name.
  package init(data: Data, file: String) throws(InterfaceBuilderError) {
    try self.init(reading: DocumentReader.read(data, file: file), file: file)
  }
}

extension NibDocument {
  /// Reads a nib from the bytes of its file.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - file: The path of the file, which errors name.
  package init(data: Data, file: String) throws(InterfaceBuilderError) {
    try self.init(reading: DocumentReader.read(data, file: file), file: file)
  }
}
