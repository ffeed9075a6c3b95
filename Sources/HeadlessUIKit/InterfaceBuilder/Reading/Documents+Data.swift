import Foundation

extension StoryboardDocument {
  /// Creates a storyboard from the bytes of its file.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - file: The path of the file, which errors name.
  /// - Throws: ``InterfaceBuilderError`` if the bytes are not a storyboard.
  package init(data: Data, file: String) throws(InterfaceBuilderError) {
    try self.init(reading: DocumentReader.read(data, file: file), file: file)
  }
}

extension NibDocument {
  /// Creates a nib from the bytes of its file.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - file: The path of the file, which errors name.
  /// - Throws: ``InterfaceBuilderError`` if the bytes are not a nib.
  package init(data: Data, file: String) throws(InterfaceBuilderError) {
    try self.init(reading: DocumentReader.read(data, file: file), file: file)
  }
}
