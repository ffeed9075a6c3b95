package import Foundation

extension Outcome {
  /// Writes the output and the diagnosis.
  ///
  /// - Parameters:
  ///   - output: The file for the output.
  ///   - errors: The file for the diagnosis.
  /// - Returns: The exit status, which is never a success if the output cannot be written.
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
    // If the diagnosis cannot be written either, only the status remains.
    if !diagnosis.isEmpty { try? errors.write(contentsOf: Data(Self.line(diagnosis).utf8)) }
    return status
  }

  private static func line(_ text: String) -> String { text.hasSuffix("\n") ? text : text + "\n" }
}
