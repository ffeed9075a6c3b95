# No product is bought twice, although both windows show the same bag.
launch
log in
link store://products/1
tap Add to bag
tap Bag
tap Check out
type Quay 7
tap Continue
window 2
tap Bag
tap Check out
type Quay 8
tap Continue
expect no text (disabled)
expect text Sextant, to "Quay 8"
window 1
tap Pay
expect top ReceiptViewController(no. 1)
window 2
expect top OrderViewController(items: 0)
expect text Order [Pay] (disabled)
expect text Nothing, to "Quay 8"
swipe down
expect text Nothing yet
