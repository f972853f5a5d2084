"""The commands, one file each; what several of them share stands beside them."""
