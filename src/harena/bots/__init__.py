"""Players made of code: they get a view and the options of their seat, nothing else."""
