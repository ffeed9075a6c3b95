// A file with a web view imports this module only.
@_exported public import Portolan
