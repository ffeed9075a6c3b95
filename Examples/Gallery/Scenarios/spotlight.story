# An item of Spotlight starts the app, and later reaches it while it runs.
launch --from-spotlight
expect top picture(id: 2)
back
expect top album
tap picture 2 in Spotlight
expect top picture(id: 2)
