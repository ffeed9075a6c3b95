// A file with previews imports this module only.
@_exported public import Portolan
