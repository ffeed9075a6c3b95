# Nothing of one life of the app is left in the next.
launch
link store://products/8
tap Add to bag
link store://bag
expect top BagViewController(items: 1)
launch
expect top home
link store://bag
expect top BagViewController(items: 0)
