# A message of the bank has a link, which leads to another feature.
launch
link bank://profile/messages/1
expect top profile(message(id: 1))
tap Open
expect top transfers(form(card: nil))
