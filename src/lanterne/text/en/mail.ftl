### A lost password answered by mail, in houses that can.

mail-lost = Send me a link
mail-lost-help = By mail, to the address your account was given. The link sets a new password; it works once, for thirty minutes.
mail-lost-who = Name or address
mail-lost-sent = If an account here goes by that and has an address, a link is on its way. One person is written to once in five minutes.
mail-address = Address for a lost password
mail-address-help = The house writes there when you ask for a link, and for nothing else. Only you are shown it. Leave it empty for none.
mail-address-yours = Your address
mail-address-keep = Keep this address
mail-address-kept = Noted.
mail-new = A new password
mail-new-help = The link lets you choose one. Every other browser is signed out.

## The letter

mail-letter-subject = A new password for your account
mail-letter-why = Somebody, you we hope, has asked { $house } for a new password.
mail-letter-link = For the account { $name }:
mail-letter-end = The link works once, within { $minutes } minutes. If you have not asked for it, do nothing: your password stays as it is.
