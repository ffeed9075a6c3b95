# A second product is pushed onto the first. A link to the first goes back to it.
launch
link store://products/1
link store://products/2
expect top product(id: 2)
expect tree ProductViewController(id: 1)
back
expect top product(id: 1)
link store://products/2
link store://products/1
expect top product(id: 1)
