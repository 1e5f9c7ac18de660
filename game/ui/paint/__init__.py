"""The paint kit: flat, cached pictures of soft things. Import the modules; `brush.Brush` bundles them."""
