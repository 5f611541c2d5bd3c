import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeploymentStatus } from "@syndikit/contract";
import type { ReferenceServer } from "@syndikit/reference-server";
import Database from "better-sqlite3";
import type { Options, Suite } from "../options.js";
import { count, writeResult } from "../report.js";
import { ORDER } from "../server/world.js";
import { basic, type Fetch, QUESTIONS, timeOf } from "./ask.js";
import { fillMarket } from "./fill.js";
import { type Plan, planOf, queriesOf, tablesWith } from "./plans.js";

/** What the databases hold. Another number makes them anew. */
const CONTENT = 2;

const SIZES = [1_000, 20_000, 200_000];

/** A list may cost this many times what it costs in the smallest market, or this many milliseconds. */
const MAX_RATIO = 3;
const MAX_TIME = 30;

/** The lists of the reference server in markets of three sizes. The databases are made once, and kept. */
export const scaleSuite: Suite = {
  does: "every list, filter and sort for each role, with 1,000, 20,000 and 200,000 subscriptions",
  workloads: SIZES.map(String),
  run: runScale,
};

async function runScale({ date, quick, only, record }: Options): Promise<void> {
  const chosen = SIZES.filter((size) => only.length === 0 || only.includes(String(size)));
  const sizes = quick ? chosen.slice(0, 2) : chosen;
  const columns: (readonly Answer[])[] = [];
  const files: string[] = [];
  for (const size of sizes) {
    process.stderr.write(`${size} subscriptions ...\n`);
    const file = await marketFile(size);
    files.push(`${megabytesOf(file)} MB with ${size.toLocaleString("en-US")}`);
    columns.push(await measureMarket(file, size));
  }
  const lines = QUESTIONS.map(({ role, path }, at) => {
    const times = columns.map((column) => column[at]?.time ?? Number.NaN);
    const plan = columns.at(-1)?.[at]?.plan.text ?? "";
    return { role, path, times, ratio: (times.at(-1) ?? 0) / (times[0] ?? 1), plan };
  });
  const slow = lines.filter(({ times, ratio }) => (times.at(-1) ?? 0) > MAX_TIME && ratio > MAX_RATIO);
  const head = [
    "Role",
    "List",
    ...sizes.map((size) => `${size.toLocaleString("en-US")}, ms`),
    "Ratio",
    "Plan",
  ];
  const text = [
    "# Lists at scale",
    "",
    `On ${date}, SQLite: ${lines.length} lists in markets of three sizes, in milliseconds of the processor, each after a write, so that nothing is counted from memory. ${slow.length} of them cost more than ${MAX_TIME} ms and ${MAX_RATIO} times what they cost with ${sizes[0]?.toLocaleString("en-US")} subscriptions.`,
    "",
    `A subscription has 5 orders, 5 invoices, 10 charges, 10 lines, 10 events, a message and 10 entries of the audit; two have a buyer with a payment method. The plan is that of the largest market: whether a table that grows was read whole, and whether what was found had to be sorted. The database takes ${files.join(", ")} subscriptions. \`npm run bench -- scale --record\` writes this.`,
    "",
    `| ${head.join(" | ")} |`,
    `|${head.map(() => "---|").join("")}`,
    ...lines
      .toSorted((one, other) => (other.times.at(-1) ?? 0) - (one.times.at(-1) ?? 0))
      .map(({ role, path, times, ratio, plan }) => {
        const cells = [
          role,
          `\`${path.replace("pageSize=50&", "")}\``,
          ...times.map((time) => time.toFixed(1)),
        ];
        return `| ${[...cells, ratio.toFixed(1), plan].join(" | ")} |`;
      }),
    "",
  ].join("\n");
  process.stdout.write(text);
  if (record) writeResult("scale", text);
}

/** The size of a database on the disk, in MB. */
function megabytesOf(file: string): string {
  return count(statSync(file).size / 1_000_000);
}

/** The database of a market, which is made when it is not there. */
export async function marketFile(size: number): Promise<string> {
  const folder = join(tmpdir(), "syndikit-scale");
  const file = join(folder, `${size}-${CONTENT}.sqlite`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `${size}-${CONTENT}-draft.sqlite`);
  for (const each of [draft, `${draft}-wal`, `${draft}-shm`]) rmSync(each, { force: true });
  const server = await open(draft);
  await live(fetchOf(server));
  await server.close();
  const db = new Database(draft);
  db.pragma("synchronous = OFF");
  db.pragma("foreign_keys = OFF");
  fillMarket(db, size);
  db.pragma("wal_checkpoint(TRUNCATE)");
  db.close();
  renameSync(draft, file);
  return file;
}

/** A life from which the others are copied: one subscription that is deployed, and one change for the audit. */
async function live(fetch: Fetch): Promise<void> {
  const send = async (account: string, method: string, path: string, body: object): Promise<unknown> => {
    const headers = { ...basic(account), "Content-Type": "application/json" };
    const response = await fetch(path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
  };
  await send("vendor", "PUT", "product/1", { syndicationEndpoints: ["http://127.0.0.1:9/events"] });
  const { subscription } = (await send("customer", "POST", "order", ORDER)) as {
    readonly subscription: { readonly url: string };
  };
  await send("vendor", "PATCH", subscription.url, { deploymentStatus: DeploymentStatus.DEPLOYED });
}

/** What an answer cost, and how its rows were found. */
interface Answer {
  readonly time: number;
  readonly plan: Plan;
}

async function measureMarket(file: string, size: number): Promise<readonly Answer[]> {
  const server = await open(file);
  const fetch = fetchOf(server);
  // A write to each table that is counted: a comment of an administrator changes none of them, a renamed user does.
  let renamed = 0;
  const forget = async (): Promise<void> => {
    renamed += 1;
    await fetch("user/1", {
      method: "PATCH",
      headers: { ...basic("admin"), "Content-Type": "application/json" },
      body: JSON.stringify({ name: `Ada ${renamed}` }),
    });
  };
  const db = new Database(file, { readonly: true });
  // What has a row for every second subscription grows with them.
  const growing = tablesWith(db, size / 2);
  const answers: Answer[] = [];
  for (const question of QUESTIONS) {
    const headers = basic(question.role);
    const time = await timeOf(fetch, question, { headers, forget });
    await forget();
    const queries = await queriesOf(() => fetch(question.path, { headers }));
    answers.push({ time, plan: planOf(db, queries, growing) });
  }
  db.close();
  await server.close();
  return answers;
}

export async function open(database: string): Promise<ReferenceServer> {
  const { createReferenceServer } = await import("@syndikit/reference-server");
  const silent = (): void => undefined;
  return createReferenceServer({
    database,
    durability: "fast",
    // Always the same, so that the kept databases open again.
    secretKey: Buffer.alloc(32, "scale").toString("base64"),
    requestsPerMinute: 1_000_000,
    log: {
      debug: silent,
      info: silent,
      warn: silent,
      error: (fields, message) => console.error(message, fields),
    },
  });
}

export function fetchOf(server: ReferenceServer): Fetch {
  return (path, init) => server.fetch(`http://marketplace.test/api/${path}`, init);
}
