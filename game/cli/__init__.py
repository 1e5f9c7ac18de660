"""The commands of main.py, one file each; `main` finds them, `bootstrap` makes what they need."""
