### The words of the pieces that all screens share.

web-close = Close
