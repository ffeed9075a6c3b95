/// Returns a page of the store as HTML.
///
/// - Parameters:
///   - title: The title. It is escaped here.
///   - head: More elements of the head, as HTML.
///   - body: The paragraphs below the title, as HTML.
/// - Returns: The page. It ends with a line break.
func page(title: String, head: [String?] = [], body: [String?]) -> String {
  """
  <!DOCTYPE html>
  <html lang="en">
  <head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <link rel="stylesheet" href="\(StyleSheet.path)">
  <title>\(escaped(title)) – Store</title>
  \(head.compactMap(\.self).joined(separator: "\n"))
  </head>
  <body>
  <main>
  <h1>\(escaped(title))</h1>
  \(body.compactMap(\.self).joined(separator: "\n"))
  </main>
  </body>
  </html>

  """
}
