/// A Boolean value that indicates whether a test can make the user's gestures, in contrast to UIKit.
///
/// It is for tests of which some cases need them; a test that always does has the trait `.headlessOnly`.
package var canMakeGestures: Bool {
  #if canImport(UIKit)
    false
  #else
    true
  #endif
}
