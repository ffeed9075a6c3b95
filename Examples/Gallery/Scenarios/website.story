# Links of the website go on in the web view, and links to pictures open in the app, also after a redirection.
launch
tap Website
tap Opening hours
expect text https://gallery.example/hours
tap Partner in a new window
expect text https://partner.example
expect top website
tap Picture of the day
expect top picture(id: 2)
tap Next
expect failure NotOnDisplay(id: 3)
back
tap Website
tap Short link
expect top picture(id: 2)
