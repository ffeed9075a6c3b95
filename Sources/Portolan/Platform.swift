// The one file of this module that knows which platform it is on: UIKit where there is one, HeadlessUIKit elsewhere.
#if canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif
