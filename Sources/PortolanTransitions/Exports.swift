// A file with routes imports this module only.
@_exported public import Portolan
