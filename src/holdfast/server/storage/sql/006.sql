-- Codes by which a browser hands what it holds at a table over to another, once and soon; of each only the hash.
create table codes (
    table_id text not null references tables (id) on delete cascade,
    who text not null,
    code text not null,
    until double precision not null,
    tries integer not null default 0,
    primary key (table_id, who)
);
-- Browsers that the host has removed: they sit down at that table no more.
create table barred (
    table_id text not null references tables (id) on delete cascade,
    who text not null,
    at double precision not null,
    primary key (table_id, who)
);
create index barred_by_who on barred (who);
