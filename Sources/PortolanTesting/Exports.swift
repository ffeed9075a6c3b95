@_exported public import Portolan
