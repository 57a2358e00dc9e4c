// All that is drawn of a table of this game, fetched in one piece.
export { default as Board, panes } from './Board.svelte';
export { default as Crew } from './Crew.svelte';
export { default as Bar } from './Bar.svelte';
