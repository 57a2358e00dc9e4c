-- Where a group is told that somebody who is away must answer: an address, and under which name the table is found.
alter table tables add column hook text not null default '';
-- Who waits to take something back, and who has agreed to it.
alter table tables add column wish text not null default '';
