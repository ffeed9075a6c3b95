# While the user looks at a picture the next one is built, and the plan says so.
launch
tap Picture 1
expect text Picture 1, built as number 1
back
tap Routes
expect text prepared
tap picture(id: 2)
expect top picture(id: 2)
expect text Picture 2, built as number 2
back
tap Routes
expect no text prepared
