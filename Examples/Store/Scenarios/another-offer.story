# A button of the first screen, and a link to where the user is.
launch
expect text A lantern for rainy nights
tap Another offer
expect text A sextant for clear ones
link store:///
expect top home
expect text A sextant for clear ones
