# Forgot password is always on top of the login.
launch
link store://forgot-password
expect top forgotPassword
expect text We send you a new password by letter.
type E-mail ada@example.org
tap Send
expect text A letter to ada@example.org is on its way.
back
expect top login
link store://forgot-password
expect top forgotPassword
swipe down
expect top home
