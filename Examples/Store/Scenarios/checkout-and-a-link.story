# A link takes the user away from the checkout, and everything is still in the bag.
launch
link store://products/1
tap Add to bag
link store://bag
tap Check out
type Quay 7
tap Continue
link store://products/2
expect top product(id: 2)
expect no text ── sheet ──
# A product that comes over the checkout, as the tab Bag has no stack to push it on, leaves it as it is.
tap Bag
expect text 1 product
tap Check out
type Quay 8
link store://products/3
expect top product(id: 3)
swipe down
expect text |Quay 8|
# Who wants to check out a second time is taken back to the first.
link store://products/4
link store://bag
expect tree presents BagViewController(items: 1)  pageSheet
tap Check out
expect text |Quay 8|
swipe down
expect text 1 product
expect no text ── sheet ──
