# The note that the user writes is shown for confirmation.
launch
link store://text-input
expect top textInput
type Note Ahoy
tap Continue
expect top TextConfirmationViewController(text: "Ahoy")
expect text Is this right?
back
expect text |Ahoy|
link store://text-confirmation/Farewell
expect top TextConfirmationViewController(text: "Farewell")
expect tree TextInputViewController(text: "Ahoy")
