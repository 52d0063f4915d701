"""Circus Maximus: a pace the horses keep up, corners taken at sense, blows that pay."""
