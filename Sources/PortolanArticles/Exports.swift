@_exported public import PortolanCore
