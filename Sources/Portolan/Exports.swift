@_exported public import PortolanCore
@_exported public import PortolanFlows
@_exported public import PortolanLinks
@_exported public import PortolanObserving
@_exported public import PortolanRestoration
