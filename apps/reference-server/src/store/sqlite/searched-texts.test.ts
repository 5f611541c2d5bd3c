import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "../port.js";
import { contains, findText, searchedTexts } from "../searched-texts.js";
import { users } from "../tables/user.js";
import { upgrade } from "./image.js";

let client: Database.Database;
let db: Db;

/** Names with what an index might read otherwise than the rows are read. */
const NAMES = [
  "Ada Lovelace",
  "ada",
  'quoted "Ada" twice',
  "100% sure_thing",
  "back\\slash",
  "STRASSE straße",
  "Ünal ünal ÜNAL",
  "line\nbreak",
  "日本語の名前",
  "emoji 👩‍💻 here",
  "a* OR b NOT c",
  "col:umn -minus ^caret",
  "{braces} (parens) + plus",
  "aaaaaa",
  "ab",
  "",
];

beforeAll(() => {
  client = new Database(":memory:");
  upgrade(client);
  client.pragma("foreign_keys = OFF");
  // The driver is synchronous, while the type is asynchronous; awaiting works for both.
  db = drizzle(client, { casing: "snake_case" }) as unknown as Db;
  const add = client.prepare(
    `insert into users (user_name, name, surname, email, user_role, environment, creation_date)
     values (?, ?, ?, ?, 'ROLE_USER', '{}', 0)`,
  );
  NAMES.forEach((name, at) => {
    add.run(`user-${at}`, name, NAMES[NAMES.length - 1 - at] || null, `user-${at}@example.test`);
  });
});

afterAll(() => {
  client.close();
});

/** Whom the index finds, and whom the rows show, for parts of each name, every other one in capitals. */
async function compare(): Promise<void> {
  const { columns } = searchedTexts.users;
  const parts = new Set(
    [...NAMES, "user-1", "@EXAMPLE", "-1user", "nobody", "ada\0", "e\nb"].flatMap((name) => {
      const letters = [...name];
      return letters.flatMap((_, from) => [2, 3, 6].map((n) => letters.slice(from, from + n).join("")));
    }),
  );
  for (const [at, part] of [...parts].entries()) {
    const text = at % 2 === 0 ? part : part.toUpperCase();
    const [found, wanted] = await Promise.all(
      [await findText(db, searchedTexts.users, text), contains(columns, text)].map((where) =>
        db.select({ id: users.id }).from(users).where(where).orderBy(users.id),
      ),
    );
    expect(found, JSON.stringify(text)).toEqual(wanted);
  }
}

test("the index finds every text that the rows have, in any case, and no other", {
  timeout: 60_000,
}, async () => {
  await compare();
  const found = await db
    .select({ name: users.name, surname: users.surname })
    .from(users)
    .where(await findText(db, searchedTexts.users, "LOVELACE"));
  expect(found).toEqual([
    { name: "Ada Lovelace", surname: null },
    { name: "", surname: "Ada Lovelace" },
  ]);
});

test("it follows what is changed and deleted", { timeout: 60_000 }, async () => {
  client.exec("update users set name = 'Grace Hopper', surname = null where id = 1");
  client.exec("delete from users where id = 3");
  await compare();
  const idsOf = async (text: string): Promise<unknown> =>
    db
      .select({ id: users.id })
      .from(users)
      .where(await findText(db, searchedTexts.users, text));
  expect([await idsOf("race hop"), await idsOf("lovelace"), await idsOf("quoted")]).toEqual([
    [{ id: 1 }],
    [{ id: 16 }],
    [{ id: 14 }],
  ]);
});

test("a text that many rows have is read in the order of the list, and not looked up", async () => {
  const many = new Database(":memory:");
  upgrade(many);
  many.pragma("foreign_keys = OFF");
  many.exec(`insert into users (user_name, name, email, user_role, environment, creation_date)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 5001)
    select 'buyer-' || i, 'x', 'x-' || i, 'ROLE_USER', '{}', 0 from n`);
  const logged: string[] = [];
  const logger = { logQuery: (text: string) => logged.push(text) };
  const logs = drizzle(many, { casing: "snake_case", logger }) as unknown as Db;
  for (const text of ["buyer", "buyer-4999"]) {
    await logs
      .select({ id: users.id })
      .from(users)
      .where(await findText(logs, searchedTexts.users, text));
  }
  const lists = logged.filter((text) => text.includes('from "users"'));
  expect(lists.map((text) => text.includes(" match "))).toEqual([false, true]);
  many.close();
});
