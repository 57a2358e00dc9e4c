holdfast = Holdfast
