# A purchase with a login on the way, and a note that a link does not take away. The story names screens, titles and fields alone.
launch
link store://products/1
tap Add to bag
tap Bag
tap Check out
expect text Address
type Address Quay 7
tap Continue
expect text Order
tap Pay
expect top login
tap Log in
expect text Thank you
tap Done
expect text Bag
link store://text-input
expect top textInput
type Note Ahoy
link store://catalogue
expect failure refuses to be dismissed
tap Continue
expect text Is this right?
back
tap Clear
swipe down
tap Account
tap Settings
expect top settings
tap Log out
expect top account
