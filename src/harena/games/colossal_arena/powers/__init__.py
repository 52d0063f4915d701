"""To CA-25 One file per creature, in the order of the rulebook. (CA-14)"""
