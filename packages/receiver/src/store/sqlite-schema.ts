/** The version of the tables. */
export const schemaVersion = 2;

/** Statements that create the tables. Their names begin with `syndikit_`, because the file may be the vendor's own. */
export const schema = `
create table syndikit_tasks (
  key        text primary key,
  revision   text not null,
  lane       text not null,
  state      text not null,
  ready_at   real,
  changed_at real not null,
  body       text not null
) without rowid;

create table syndikit_schema (version integer not null);
insert into syndikit_schema values (${schemaVersion});
`;

/** Statements that create the indexes that are missing. A file of an earlier version has not all of them. */
export const indexes = `
create index if not exists syndikit_tasks_ready on syndikit_tasks (lane, ready_at) where ready_at is not null;
create index if not exists syndikit_tasks_state on syndikit_tasks (lane, state, changed_at);
create index if not exists syndikit_tasks_listed on syndikit_tasks (lane, state, key);
`;
