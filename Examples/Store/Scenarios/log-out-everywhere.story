# A logout leaves the settings wherever they are: in a tab that is not selected, and under a modal.
launch
log in
link https://store.example/settings
expect top settings
tap Home
link store://bag
expect top bag
log out
expect top bag
expect no text Settings
swipe down
tap Account
expect top account
# The guard asks again.
link store://settings
expect top settings
# And so does the settings' own button.
tap Log out
expect top account
# Another window of the same shop leaves them, too.
link store://settings
window 2
link store://settings
expect top settings
tap Log out
expect top account
window 1
expect top account
