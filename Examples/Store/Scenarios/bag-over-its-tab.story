# A link presents the bag, although the bag is also the current tab.
launch
tap Bag
expect tree UITabBarController  selected 2
expect no text ── sheet ──
link store://bag
expect tree presents BagViewController(items: 0)  formSheet
expect text ── sheet ──
swipe down
expect top BagViewController
expect no text ── sheet ──
