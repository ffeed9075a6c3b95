# The menu of the back button leads back over several products at once.
launch
link store://products/1
link store://products/2
link store://products/3
back to "Sextant"
expect top product(id: 1)
link store://products/2
link store://products/3
back to "Home"
expect top home
expect tree HomeViewController
back to "Home"
expect failure nothing on screen offers it
