"""Changes of the database, each made once, in their order, when a server starts."""
