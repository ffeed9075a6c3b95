/// A fault of a link with the values that its message needs, but without the message itself.
package indirect enum LinkFault: Error {
  case tooLong(Int)
  case noScheme
  case noSlashes(at: Int)
  case userInfo(at: Int)
  case badAuthority(at: Int)
  case foreignScheme
  case foreignHost(at: Int)
  case invalidCharacter(UInt8, at: Int)
  case invalidEscape(at: Int)
  case controlCharacter(at: Int)
  case invalidUTF8(at: Int)
  case dotComponent(at: Int)
  case noPattern
  case missing(Requirement, pattern: LinkPattern)
  case repeated(item: String, pattern: LinkPattern, at: Int)
  case badValue(name: String, type: any Any.Type, pattern: LinkPattern, at: Int)
  case slashInRest(name: String, pattern: LinkPattern, at: Int)
  case refused(pattern: LinkPattern)
  case noLink(type: any Any.Type)
  case noOrigin(LinkOrigin)
  case unwritable(name: String, pattern: LinkPattern)
  case emptyComponent(name: String, pattern: LinkPattern)
  case dotValue(name: String, pattern: LinkPattern)
  case controlInValue(name: String, pattern: LinkPattern)
  case taken(pattern: LinkPattern, by: LinkPattern)
  case printedTooLong(Int, pattern: LinkPattern)
}
