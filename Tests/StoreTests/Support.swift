import Portolan
import StoreApp
import StoreTool
import Testing
