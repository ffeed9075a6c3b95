@_exported public import PortolanLinks
