-- Agreements to an undo request, one row per seat; by_host is 1 if the host agreed for an absent player.
create table undo_agreements (
    table_id text not null references tables (id) on delete cascade,
    seq integer not null,
    seat integer not null,
    by_host integer not null,
    primary key (table_id, seq, seat)
);
