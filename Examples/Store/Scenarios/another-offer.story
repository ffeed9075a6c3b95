# A button of the first screen, and a link to the current screen.
launch
expect text A lantern for rainy nights
tap Another offer
expect text A sextant for clear ones
link store:///
expect top home
expect text A sextant for clear ones
