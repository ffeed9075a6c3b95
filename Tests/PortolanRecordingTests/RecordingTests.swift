import Foundation
import Testing

@testable import PortolanRecording
