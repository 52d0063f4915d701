"""The racing season: ten races on one table. (CM-20)"""
