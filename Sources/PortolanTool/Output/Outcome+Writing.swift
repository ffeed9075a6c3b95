package import Foundation

extension Outcome {
  /// Writes both texts to where they belong.
  ///
  /// - Returns: The status to exit with: output that cannot be written is never a success.
  package func write(
    to output: FileHandle = .standardOutput, errors: FileHandle = .standardError
  ) -> Status {
    var status = status
    var diagnosis = diagnosis
    do {
      if !self.output.isEmpty { try output.write(contentsOf: Data(Self.line(self.output).utf8)) }
    } catch {
      if status == .done { status = .broken }
      diagnosis += (diagnosis.isEmpty ? "" : "\n") + "Cannot write the output: \(error.localizedDescription)"
    }
    // Where not even this can be written, the status is all there is.
    if !diagnosis.isEmpty { try? errors.write(contentsOf: Data(Self.line(diagnosis).utf8)) }
    return status
  }

  private static func line(_ text: String) -> String { text.hasSuffix("\n") ? text : text + "\n" }
}
