// A file with screens imports this module only.
@_exported public import Portolan
