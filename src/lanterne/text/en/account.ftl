### The page of one's account.

account-yours = Your account
account-guest = You play as a guest: this browser alone knows you. An account keeps your name and your games from one device to the next.
account-brings = Your games come along: seats, tables and what was said there are the account’s afterwards.
account-apart = { $count ->
    [one] One game stays with the guest you were, because the account may not see that hand. Sign out to play there; once it is over, it comes along the next time you sign in.
   *[other] { $count } games stay with the guest you were, because the account may not see those hands. Sign out to play there; once they are over, they come along the next time you sign in.
}
account-forgotten = I have a code
account-forgotten-help = The recovery code was shown when the account was created. It works once; you are given another.
account-code = Recovery code
account-code-help = If you forget your password, this code sets a new one. It is shown only now: write it down, or keep it where you keep passwords.
account-code-none = This account has no recovery code yet: without one, a forgotten password cannot be reset.
account-code-there = A code is set. A new one takes its place.
account-code-make = Show me a new code
account-code-copy = Copy
account-code-copied = Copied.
account-code-noted = I have noted it
account-reset = Set the password and sign in
account-password = Password
account-password-help = Every other browser is signed out.
account-password-least = At least { $least } characters.
account-password-old = Current password
account-password-new = New password
account-password-change = Change the password
account-password-changed = Your password is changed.
account-sessions-help = On a machine that is not yours, sign out when you leave.
account-games = Your games
account-games-help = Games you play, and those you have finished.
account-kept = What is kept
account-data = Your data
account-data-help = All that this house keeps about you, as a JSON file.
account-export = Download
account-erase = Delete everything about me
account-erase-help = Name, account, talk and waiting tables are deleted for good. In games with others your seat stays, without a name, so that they can look back on them.
account-erase-password = Your password, to be sure
account-erase-name = Type your name, { $name }, to be sure
account-erase-sure = Delete for good
account-erase-cancel = Keep it
