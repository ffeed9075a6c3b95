# VoiceOver arrives where a link leads, and is back where the user goes back to.
launch
expect focus home
link store://products/1
expect focus Sextant, no. 1
link store://bag
expect focus bag
swipe down
expect focus Sextant, no. 1
link store://products/2
back to "Home"
expect focus home
# The focus stays on a tab that the user selects.
tap Catalogue
expect focus nothing
