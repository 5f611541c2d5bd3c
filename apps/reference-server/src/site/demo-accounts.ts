import { inArray } from "drizzle-orm";
import { DEMO_ACCOUNTS, demoPassword } from "../sandbox/seed/accounts.js";
import { users } from "../store/schema/user.js";
import type { Db } from "../store/store.js";
import type { DemoAccount } from "./landing-page.js";

/** The accounts of the demo that are there: a database may have begun empty. */
export async function findDemoAccounts(db: Db): Promise<readonly DemoAccount[]> {
  const names = DEMO_ACCOUNTS.map(({ userName }) => userName);
  const found = await db
    .select({ userName: users.userName })
    .from(users)
    .where(inArray(users.userName, names));
  return DEMO_ACCOUNTS.filter(({ userName }) => found.some((user) => user.userName === userName)).map(
    ({ userName, role }) => ({ userName, password: demoPassword(userName), role }),
  );
}
