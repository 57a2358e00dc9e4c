-- Tables, who sits where, and every answer. `row`, `options`, `orders` and `data` are JSON documents.
create table tables (
    id text primary key,
    name text not null,
    game text not null,
    players integer not null,
    options text not null,
    lang text not null,
    host text not null,
    spectator text not null,
    made double precision not null,
    changed double precision not null,
    outcome text not null default ''
);
create index tables_of_host on tables (host);

create table seats (
    table_id text not null references tables (id) on delete cascade,
    seat integer not null,
    kind text not null,
    name text not null,
    bot text not null,
    token text not null,
    orders text not null default '{}',
    primary key (table_id, seat)
);

-- Which browser (by the hash of its cookie) may look and answer for which seat; -1 is a spectator.
create table sittings (
    who text not null,
    table_id text not null references tables (id) on delete cascade,
    seat integer not null,
    primary key (who, table_id, seat)
);
create index sittings_at_table on sittings (table_id);

create table journal (
    table_id text not null references tables (id) on delete cascade,
    seq integer not null,
    entry text not null,
    at double precision not null,
    primary key (table_id, seq)
);

create table snapshots (
    table_id text primary key references tables (id) on delete cascade,
    seq integer not null,
    data text not null
);

create table chat (
    table_id text not null references tables (id) on delete cascade,
    id text not null,
    at double precision not null,
    seat integer not null,
    name text not null,
    said text not null,
    primary key (table_id, id)
);

create table reports (
    id text primary key,
    table_id text not null,
    at double precision not null,
    said text not null,
    data text not null
);
