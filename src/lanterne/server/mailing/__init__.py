"""Mail for whoever has lost a password, where the keeper of the house has said by which server it is sent."""
