import Portolan

/// The app intent that opens a picture.
struct OpenPicture: ScreenIntent {
  var target: Int

  var screen: GalleryScreen { .picture(id: target) }
}
