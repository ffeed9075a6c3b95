# A payment begins and ends in the cards, and the screens between belong to another feature.
launch
expect top cards(list)
tap Credit card
tap Pay
expect top transfers(form(card: 8))
tap Send 100
tap Confirm
expect top cards(card(id: 8))
link bank://transfers
expect text Sent: 100
