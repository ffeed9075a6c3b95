# Neither a link nor a swipe dismisses a note that is not empty.
launch
link store://text-input
type Ahoy
link store://products/42
expect failure refuses to be dismissed
expect top textInput
expect text |Ahoy|
swipe down
expect failure cannot be dismissed by a swipe
tap Clear
swipe down
expect top home
