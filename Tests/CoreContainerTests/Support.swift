@_exported public import PortolanTestSupport
@_exported public import PortolanTestTraits
