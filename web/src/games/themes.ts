// The colours of every game, wherever the page speaks of it; they come after the page's own.
import.meta.glob('./*/theme.css', { eager: true });
