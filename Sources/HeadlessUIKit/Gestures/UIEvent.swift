/// An event that the user causes.
@MainActor
open class UIEvent: InertUIEvent {
}
