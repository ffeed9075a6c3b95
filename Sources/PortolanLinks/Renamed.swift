// The names of earlier versions. They are kept for one release.

/// The earlier protocol of the group of a deprecated case.
@available(*, unavailable, message: "@Linkable lists the links of all cases, also of groups, in one LinkSource")
public typealias LinkGroupSource = LinkSource
