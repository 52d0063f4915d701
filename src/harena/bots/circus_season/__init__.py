"""What bots know of the racing season."""
