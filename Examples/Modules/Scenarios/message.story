# A message of the bank is a SwiftUI view with a link, which leads to another feature.
launch
link bank://profile/messages/1
expect top profile(message(id: 1))
expect text Your rent is due.
tap Open
expect top transfers(form(card: nil))
