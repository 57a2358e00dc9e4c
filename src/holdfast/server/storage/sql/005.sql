-- Who may not talk at a table (seats, -1 are spectators), and what of its password is kept.
alter table tables add column muted text not null default '[]';
alter table tables add column password text not null default '';
