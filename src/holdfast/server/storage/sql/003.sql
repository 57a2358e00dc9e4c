-- With which packs of the host a table was made, by their names.
alter table tables add column packs text not null default '[]';
