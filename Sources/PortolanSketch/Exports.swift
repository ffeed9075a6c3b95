// A package of a sketch has one dependency and one import.
@_exported public import Portolan
@_exported public import PortolanLinks
@_exported public import PortolanTool

#if !canImport(UIKit)
  @_exported public import PortolanSimulator
  @_exported public import PortolanVerifier
#endif
