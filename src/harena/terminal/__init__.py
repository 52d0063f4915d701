"""The terminal table: any game of the catalogue, played, resumed, replayed and read in a terminal or through pipes."""
