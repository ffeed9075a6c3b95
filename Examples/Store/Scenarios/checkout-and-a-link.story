# A link ends the checkout, and the bag does not change.
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
# A product is presented over the checkout, since the tab Bag has no stack, and the checkout does not change.
tap Bag
expect text 1 product
tap Check out
type Quay 8
link store://products/3
expect top product(id: 3)
swipe down
expect text |Quay 8|
# A second checkout returns to the first one.
link store://products/4
link store://bag
expect tree presents BagViewController(items: 1)  formSheet
tap Check out
expect text |Quay 8|
swipe down
expect text 1 product
expect no text ── sheet ──
