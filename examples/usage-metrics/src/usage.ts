import Database from "better-sqlite3";

/** What the subscriptions used, and who uses them. */
export interface Usage {
  /** Begins to count for a subscription. Doing it twice is the same as once. */
  open(subscriptionId: number): void;
  /** Forgets what was counted: what a trial used is not billed. */
  restart(subscriptionId: number): void;
  record(subscriptionId: number, use: { readonly user: string; readonly documents: number }): void;
  /** Documents that were ever made. It only grows. Undefined for a subscription that is not known. */
  documents(subscriptionId: number): number | undefined;
  /** Users who made one. Undefined for a subscription that is not known. */
  users(subscriptionId: number): number | undefined;
  close(): void;
}

/** Opens the usage in a SQLite file. */
export function openUsage(file: string): Usage {
  const database = new Database(file);
  database.pragma("journal_mode = WAL");
  database.exec(`
    create table if not exists meters (subscription_id integer primary key);
    create table if not exists uses (subscription_id integer not null, user text not null, documents integer not null);
    create index if not exists uses_of on uses (subscription_id)`);

  const open = database.prepare<[number]>("insert into meters values (?) on conflict do nothing");
  const forget = database.prepare<[number]>("delete from uses where subscription_id = ?");
  const add = database.prepare<[number, string, number]>("insert into uses values (?, ?, ?)");
  const read = database.prepare<[number], { documents: number; users: number }>(
    `select coalesce(sum(documents), 0) as documents, count(distinct user) as users
     from meters left join uses using (subscription_id) where subscription_id = ? group by subscription_id`,
  );

  return {
    open: (subscriptionId) => void open.run(subscriptionId),
    restart: (subscriptionId) => void forget.run(subscriptionId),
    record: (subscriptionId, { user, documents }) => void add.run(subscriptionId, user, documents),
    documents: (subscriptionId) => read.get(subscriptionId)?.documents,
    users: (subscriptionId) => read.get(subscriptionId)?.users,
    close: () => void database.close(),
  };
}
