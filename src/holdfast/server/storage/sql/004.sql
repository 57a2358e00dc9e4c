-- The luck of a table: its key, and since which outcome it holds; nothing where it rolls on as version 0.1 did.
alter table tables add column luck text not null default '';
-- What was said comes one after the other, whatever the clock says.
alter table chat add column n integer not null default 0;
