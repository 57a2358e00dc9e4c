"""The way in: the application, who is let through, the limits of everything, and what may be sent."""
