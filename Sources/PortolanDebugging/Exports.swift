// A file that adds an observer imports this module only.
@_exported public import Portolan
