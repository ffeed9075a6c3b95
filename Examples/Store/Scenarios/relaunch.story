# A launch keeps nothing of the previous run.
launch
link store://products/8
tap Add to bag
link store://bag
expect top BagViewController(items: 1)
launch
expect top home
link store://bag
expect top BagViewController(items: 0)
