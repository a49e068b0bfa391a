"""What `build.py` is made of: building, serving and testing the site."""
