"""How Arena Maximus is judged: as fast as hand and track allow, and rough with rivals where that is cheap."""
