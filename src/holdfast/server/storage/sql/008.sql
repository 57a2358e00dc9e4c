-- Whether the coach may be asked at this table; the host says so.
alter table tables add column coach integer not null default 1;
