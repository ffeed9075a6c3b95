# A sheet that the user has swiped away does not affect the next link.
launch
link store://bag
expect text ── sheet ──
swipe down
expect top home
link store://products/3
expect top product(id: 3)
expect no text ── sheet ──
link store://bag
expect tree presents BagViewController(items: 0)  formSheet
