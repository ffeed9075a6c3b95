#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("The device")
  struct DeviceTests {
    @Test("The device is the one of the settings")
    func device() {
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIDevice.current.systemVersion == "\(HeadlessSystem.version).0")
      HeadlessSystem.idiom = .phone
      defer { HeadlessSystem.idiom = .pad }
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      #expect(UIScreen.main.bounds.width == 390)
      #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
    }
  }
#endif
