import { UserRole } from "@syndikit/contract";
import { Client } from "pg";
import { beforeEach, describe, expect, inject, onTestFinished, test } from "vitest";
import { freshDatabase } from "../../../test/postgres/databases.js";
import { silentLog } from "../../ports.js";
import { createSandboxClock } from "../../time/clock.js";
import { manualClock } from "../../time/manual-clock.js";
import type { Sealed } from "../columns.js";
import { replaceRemembered } from "../idempotency-keys.js";
import {
  onCatalogue,
  onCompany,
  onInvoice,
  onMails,
  onNothing,
  onOrder,
  onOrdering,
  onSubscription,
  onSubscriptions,
  onUsers,
  onVendors,
} from "../keys.js";
import type { Tx, WriteOptions } from "../port.js";
import { idempotencyKeys } from "../tables/idempotency.js";
import { users } from "../tables/user.js";
import { beginWrite } from "./locks.js";
import { openPostgres, type SharedStore } from "./open.js";

// Two processes, each with its own connections. The database shows which locks they wait for.

interface Gate {
  readonly open: () => void;
  readonly opened: Promise<void>;
}

function createGate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe("two processes on one database", () => {
  let one: SharedStore;
  let other: SharedStore;
  let watcher: Client;

  beforeEach(async () => {
    const url = await freshDatabase();
    one = await openPostgres({ url });
    other = await openPostgres({ url });
    watcher = new Client({ connectionString: url });
    await watcher.connect();
    onTestFinished(async () => {
      await watcher.end();
      await one.close();
      await other.close();
    });
  });

  /** Begins a write and holds it open until the test ends it. */
  async function hold(options: WriteOptions): Promise<{ end(): Promise<void> }> {
    const begun = createGate();
    const gate = createGate();
    const writing = one.write(async () => {
      begun.open();
      await gate.opened;
    }, options);
    await begun.opened;
    return {
      async end() {
        gate.open();
        await writing;
      },
    };
  }

  /** Resolves when somebody waits for an advisory lock. */
  async function someoneWaits(): Promise<void> {
    await expect
      .poll(async () => {
        const { rows } = await watcher.query<{ waiting: number }>(
          "select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
        );
        return rows[0]?.waiting;
      })
      .toBe(1);
  }

  /** Asserts that a write only begins when the held one has ended. */
  async function assertWaits(held: WriteOptions, options: WriteOptions): Promise<void> {
    const first = await hold(held);
    const order: string[] = [];
    const second = other.write(async () => {
      order.push("second");
    }, options);
    await someoneWaits();
    order.push("first");
    await first.end();
    await second;
    expect(order).toEqual(["first", "second"]);
  }

  test("write orders of different companies at the same time", async () => {
    const first = await hold(onCompany(1));
    await other.write(async () => undefined, onCompany(2));
    await first.end();
  });

  test("write orders of one company one after the other", async () => {
    await assertWaits(onCompany(1), onCompany(1));
  });

  test("write orders of one plan at the same time, in one process too", async () => {
    const first = await hold(onOrdering(1, 1));
    await one.write(async () => undefined, onOrdering(2, 1));
    await other.write(async () => undefined, onOrdering(3, 1));
    await first.end();
  });

  test("write a company's order and another subscription at the same time, even where the numbers are the same", async () => {
    const first = await hold(onCompany(1));
    await other.write(async () => undefined, onSubscription(1));
    await first.end();
  });

  test("write what two vendors sell at the same time, and what one sells one after the other", async () => {
    const first = await hold(onCatalogue(1));
    await other.write(async () => undefined, onCatalogue(2));
    await first.end();
    await assertWaits(onCatalogue(1), onCatalogue(1));
  });

  test("wait for all others with a write that names nothing", async () => {
    await assertWaits(onCompany(1), {});
    await assertWaits(onNothing, {});
  });

  test("wait for a write that names nothing, whatever they write", async () => {
    await assertWaits({}, onCompany(1));
    await assertWaits({}, onNothing);
  });

  test("sign in, note uses of tokens and send mails while others order", async () => {
    const first = await hold(onCompany(1));
    for (const options of [onUsers([1]), onMails, onVendors([1]), onNothing])
      await other.write(async () => undefined, options);
    await first.end();
  });

  test("take mails one after the other, and make the tokens of one user so", async () => {
    await assertWaits(onMails, onMails);
    await assertWaits(onUsers([1, 2]), onUsers([2, 3]));
  });

  test("remember answers at the same time, though both forget the same old ones", async () => {
    await one.write(async (tx) => {
      const user = {
        name: "n",
        email: "e",
        userRole: UserRole.ROLE_ADMIN,
        environment: "staging",
        creationDate: 0,
      } as const;
      await tx.insert(users).values({ ...user, id: 1, userName: "u" });
      const old = { userId: 1, operationId: "orderCreate", remembered: "s" as Sealed, createdAt: 0 };
      await tx
        .insert(idempotencyKeys)
        .values(Array.from({ length: 50 }, (_, index) => ({ ...old, key: `old ${index}` })));
    });
    const begun = createGate();
    const gate = createGate();
    const remember = (tx: Tx, key: string): Promise<void> =>
      replaceRemembered(
        tx,
        { userId: 1, operationId: "orderCreate", key },
        { remembered: "s" as Sealed, now: 10, tooOld: 5 },
      );
    const first = one.write(async (tx) => {
      await remember(tx, "first");
      begun.open();
      await gate.opened;
    }, onCompany(1));
    await begun.opened;
    await other.write((tx) => remember(tx, "second"), onCompany(2));
    gate.open();
    await first;
    const left = await one.read((db) => db.select({ key: idempotencyKeys.key }).from(idempotencyKeys));
    expect(left).toHaveLength(12);
  });

  test("move the clock when nobody writes", async () => {
    const machine = manualClock(0);
    const clock = createSandboxClock({
      machine,
      store: other,
      runners: [],
      log: silentLog,
      together: other,
    });
    const first = await hold(onCompany(1));
    const advancing = clock.advance(60_000);
    await someoneWaits();
    expect(clock.now()).toBe(0);
    await first.end();
    await advancing;
    expect(clock.now()).toBe(60_000);
  });

  test("take more writes of one company than there are connections, and read meanwhile", async () => {
    const first = await hold(onCompany(1));
    const many = Array.from({ length: 30 }, () => one.write(async () => undefined, onCompany(1)));
    const elsewhere = Array.from({ length: 30 }, (_, id) =>
      one.write(async () => undefined, onCompany(id + 2)),
    );
    await Promise.all(elsewhere);
    expect(await one.read(async () => "read")).toBe("read");
    await first.end();
    await Promise.all(many);
  });
});

describe("the locks of a write", () => {
  // In the database, because it looks up the subscription of an invoice, and who sells what a subscription is of.
  let client: Client;

  beforeEach(async () => {
    client = new Client({ connectionString: inject("postgresUrl") });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query(`
      create temp table "invoices" ("id" bigint, "subscription_id" bigint);
      create temp table "orders" ("id" bigint, "subscription_id" bigint);
      create temp table "subscriptions" ("id" bigint, "product_id" bigint);
      create temp table "product_versions" ("id" bigint, "product_id" bigint);
      create temp table "products" ("id" bigint, "company_id" bigint);
      insert into "products" values (1, 30), (2, 20), (3, 20);
      insert into "subscriptions" values (7, 1), (8, 2), (9, 3);
      insert into "invoices" values (5, 7);
      insert into "orders" values (6, 7);
      insert into "product_versions" values (4, 1)`);
  });

  async function locksOf({ on }: WriteOptions): Promise<readonly string[]> {
    await client.query(beginWrite(on));
    const { rows } = await client.query<{ lock: string }>(
      "select classid || ' ' || objid || ' ' || mode as lock from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() order by 1",
    );
    await client.query("rollback");
    return rows.map(({ lock }) => lock);
  }

  test("on an invoice or an order are those on its subscription", async () => {
    const ofSubscription = await locksOf(onSubscription(7));
    // With those on the content, on everything and on the catalogue.
    expect(ofSubscription).toHaveLength(4);
    expect(await locksOf(onInvoice(5))).toEqual(ofSubscription);
    expect(await locksOf(onOrder(6))).toEqual(ofSubscription);
  });

  test("share what the vendor of a subscription or of an ordered plan sells, which its own write has alone", async () => {
    const [exclusive] = (await locksOf(onCatalogue(30))).filter((lock) => lock.endsWith(" ExclusiveLock"));
    const shared = exclusive?.replace("ExclusiveLock", "ShareLock");
    for (const options of [onSubscription(7), onInvoice(5), onOrder(6), onOrdering(1, 4)])
      expect(await locksOf(options)).toContain(shared);
    expect(await locksOf(onSubscription(8))).not.toContain(shared);
  });

  test("share each catalogue once, however many subscriptions are written", async () => {
    const locks = await locksOf(onSubscriptions([7, 8, 9]));
    expect(locks.filter((lock) => lock.endsWith(" ShareLock"))).toHaveLength(4);
    expect(locks.filter((lock) => lock.endsWith(" ExclusiveLock"))).toHaveLength(3);
  });
});
