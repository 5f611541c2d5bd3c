import { parseArgs } from "node:util";
import { readCatalogue } from "./catalogue.js";
import { declineRenewal, renew, surviveCrash, terminate, upgrade } from "./chapters/change.js";
import { connect } from "./chapters/connect.js";
import { readLog } from "./chapters/log.js";
import { addSeat, cancelUpgrade, credit } from "./chapters/money.js";
import { orderAndPay, orderWithStoredCard, tryAndConvert } from "./chapters/order.js";
import { beginStory } from "./story.js";
import { createWorld, type World } from "./world.js";

const help = `Drives the whole life of subscriptions over real HTTP: a marketplace, a vendor, and the SDK.

Usage: npm run demo [-- options]

Options:
  --keep                 leave everything running at the end, and print URLs and accounts
  --database <database>  an empty database to play on; a file that is removed at the end when absent
  --help                 this text

Exits with 0 only if every expectation held.`;

const { values } = parseArgs({
  options: { keep: { type: "boolean" }, database: { type: "string" }, help: { type: "boolean" } },
});
if (values.help) {
  console.log(help);
} else {
  process.exitCode = (await run(values)) ? 0 : 1;
}

interface Options {
  readonly keep?: boolean | undefined;
  readonly database?: string | undefined;
}

async function run({ keep, database }: Options): Promise<boolean> {
  console.log("Starting the reference server on a fresh database, and a vendor's application beside it ...");
  const world = await createWorld(database);
  try {
    if (!(await isFresh(world))) {
      console.log(
        "The database is not empty, and the story begins with an empty one: name another database.",
      );
      return false;
    }
    console.log(`\nMarketplace  ${world.marketplaceUrl}\nAcme Notes   ${world.vendorUrl}`);
    const held = await tell(world);
    if (keep) await waitForEnd(world);
    return held;
  } finally {
    await world.end();
  }
}

async function isFresh({ admin }: World): Promise<boolean> {
  return (await admin.subscriptions.list().first(1)).length === 0;
}

async function tell(world: World): Promise<boolean> {
  const story = beginStory(console.log);
  const catalogue = await readCatalogue(world.vendor);

  await story.chapter("The vendor connects its application", (chapter) => connect(world, catalogue, chapter));
  const first = await story.chapter("A customer with a stored card orders Basic", (chapter) =>
    orderWithStoredCard(world, catalogue, chapter),
  );
  if (first !== undefined) {
    await story.chapter("The customer takes a seat more", (chapter) => addSeat(world, first, chapter));
    await story.chapter("An upgrade to a year is deferred, and cancelled", (chapter) =>
      cancelUpgrade(world, { catalogue, subscription: first }, chapter),
    );
    await story.chapter("The marketplace credits the customer", (chapter) => credit(world, first, chapter));
    await story.chapter("The vendor upgrades it to Pro", (chapter) =>
      upgrade(world, { catalogue, subscription: first }, chapter),
    );
    await story.chapter("A month passes: metric, invoice, renewal", (chapter) =>
      renew(world, first, chapter),
    );
    await story.chapter("The customer terminates", (chapter) => terminate(world, first, chapter));
    await story.chapter("The log of that life", (chapter) => readLog(world, first, chapter));
  }
  const second = await story.chapter(
    "A customer without payment data orders, and a card is declined",
    (chapter) => orderAndPay(world, catalogue, chapter),
  );
  if (second !== undefined) {
    await story.chapter("Its renewal is declined", (chapter) => declineRenewal(world, second, chapter));
  }
  await story.chapter("A trial becomes a paid subscription", (chapter) =>
    tryAndConvert(world, catalogue, chapter),
  );
  await story.chapter("The vendor's application crashes, and recovers", (chapter) =>
    surviveCrash(world, catalogue, chapter),
  );
  return story.end();
}

/** Prints the addresses, and runs until the user stops it. */
async function waitForEnd(world: World): Promise<void> {
  const [latest] = await world.admin.subscriptions.list({ sortField: "id", sortDirection: "DESC" }).first(1);
  console.log(`
Still running, until Ctrl-C:

  Console        ${world.marketplaceUrl}/${latest?.self ?? ""}
  API            ${world.marketplaceUrl}/api
  API reference  ${world.marketplaceUrl}/docs
  Acme Notes     ${world.vendorUrl}/tenants

  admin / admin-demo          vendor / vendor-demo
  customer / customer-demo    customer2 / customer2-demo`);
  await new Promise<void>((resolve) => {
    const alive = setInterval(() => undefined, 60_000);
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => {
        clearInterval(alive);
        resolve();
      });
    }
  });
}
