@_exported public import PortolanTestTraits

@_exported public import class PortolanTestSupport.TemporaryBundle
