@_exported public import PortolanTestTraits
