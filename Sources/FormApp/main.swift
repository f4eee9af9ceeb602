print("Weir Forms")
