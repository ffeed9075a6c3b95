// The names of `apple-app-site-association` files, which are in PortolanAssociation. They stay until the next minor version but one.

#if DEBUG
  public import Foundation

  /// An `apple-app-site-association` file.
  @available(
    *, unavailable, message: "import PortolanAssociation; qualified, it is PortolanAssociation.AppSiteAssociation"
  )
  public struct AppSiteAssociation {
    /// Creates nothing.
    public init(_ data: Data) throws {}
    /// An empty array.
    public var issues: [AssociationIssue] { [] }
    /// Returns an empty array.
    public func issues<Value>(comparedWith table: LinkTable<Value>, appID: String) -> [AssociationIssue] { [] }
  }

  /// A fault of a file.
  @available(
    *, unavailable, message: "import PortolanAssociation; qualified, it is PortolanAssociation.AssociationIssue"
  )
  public struct AssociationIssue {}

  /// An error for a file that cannot be read.
  @available(
    *, unavailable, message: "import PortolanAssociation; qualified, it is PortolanAssociation.AssociationError"
  )
  public struct AssociationError: Error {}

  /// A matcher of the links that a file opens.
  @available(
    *, unavailable, message: "import PortolanAssociation; qualified, it is PortolanAssociation.AssociationMatcher"
  )
  public struct AssociationMatcher {
    /// A decision about a link.
    public struct Decision {
      /// Always `false`.
      public var opens: Bool { false }
    }
    /// Creates nothing.
    public init(_ file: AppSiteAssociation, appID: String) {}
    /// Returns nothing of use.
    public func decision(for url: String) -> Decision { Decision() }
  }

  extension LinkTable {
    /// The file of the table.
    @available(*, unavailable, message: "import PortolanAssociation")
    public func appSiteAssociation(appIDs: [String]) -> AppSiteAssociation { preconditionFailure() }
  }
#endif
