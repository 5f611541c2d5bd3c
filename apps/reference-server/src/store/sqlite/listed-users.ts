import { getTableName } from "drizzle-orm";
import { FILL_LISTED_USERS, listedUsers } from "../listed-users.js";
import type { KeptTables } from "./kept-tables.js";

const COLUMNS = "(user_id, company_id, user_role)";

const listAnew = `
  delete from listed_users where user_id = new.id;
  insert into listed_users ${COLUMNS}
  select new.id, listing.company_id, new.user_role from (
    select new.company_id as company_id
    union select products.company_id from subscriptions
    join products on products.id = subscriptions.product_id where subscriptions.buyer_id = new.id
  ) as listing where new.deleted_at is null and listing.company_id is not null;`;

/** The users that companies list. A restore fills the tables in any order, so each of them adds what it can. */
export const keptListedUsers: KeptTables = {
  names: [getTableName(listedUsers)],
  make: `
    create table listed_users (
      user_id integer not null, company_id integer not null, user_role text not null,
      primary key (user_id, company_id)
    ) without rowid;
    create index listed_users_by_company on listed_users (company_id, user_role, user_id);`,
  triggers: {
    users_listed: `after insert on users begin ${listAnew}
  end`,
    users_listed_anew: `after update of company_id, user_role, deleted_at on users begin ${listAnew}
  end`,
    users_gone: `after delete on users begin
    delete from listed_users where user_id = old.id;
  end`,
    buyers_listed: `after insert on subscriptions begin
    insert into listed_users ${COLUMNS}
    select users.id, products.company_id, users.user_role from users, products
    where users.id = new.buyer_id and users.deleted_at is null and products.id = new.product_id
    on conflict do nothing;
  end`,
    sellers_listed: `after insert on products begin
    insert into listed_users ${COLUMNS}
    select distinct users.id, new.company_id, users.user_role
    from subscriptions join users on users.id = subscriptions.buyer_id
    where subscriptions.product_id = new.id and users.deleted_at is null
    on conflict do nothing;
  end`,
  },
  fill: FILL_LISTED_USERS,
};
