-- Who must answer, so that the lobby need not open every table.
alter table tables add column asked text not null default '[]';
