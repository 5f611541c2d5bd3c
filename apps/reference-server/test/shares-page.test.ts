import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ShareRules } from "../src/shares/shares.js";
import { rules } from "../src/shares/table.js";

const source = join(import.meta.dirname, "../src");
const page = readFileSync(join(source, "../../../docs/decisions/0020-shares.md"), "utf8");
const rows = page.split("\n").filter((line) => line.startsWith("| "));
const named = new Set([...page.matchAll(/`([\w/-]+\.ts)`/g)].map(([, file = ""]) => file));

/** How queues, pools, threads, locks and buckets are made, and what limits of them and of caches are called. */
const SHARED =
  /\bcreate(Shares|OneAtATime|Turns|Buckets|Thread)\b[(<]|\bnew (WriteQueue|ReaderPool|Pool|Worker)\(|advisory_(xact_)?lock|\bconst (MAX_\w+|MOST\w*|KEPT|MEMORY|BACKLOG|READERS|BATCH|\w*AT_ONCE|\w*PER_MINUTE)\b/;

/** Limits of something that no two owners use at a time. */
const OF_NOBODY_ELSE = [
  // Of one answer.
  "resources/application-metric/polled.ts",
  "resources/money-report/steps.ts",
  "resources/search/handlers.ts",
  "resources/search/sources.ts",
  "resources/search/typed.ts",
  "resources/subscription/history.ts",
  "resources/subscription/list.ts",
  "sandbox/due.ts",
  // Of one value, one text, one wait.
  "billing/measurement.ts",
  "events/dispatcher.ts",
  "events/retries.ts",
  "http/violations.ts",
  "messages/mailer.ts",
  "resources/invoice/pdf/characters.ts",
  "sandbox/handlers.ts",
  "security/rotation.ts",
  "server/doctor.ts",
  "server/first-start.ts",
  "subscriptions/rules/upgrade.ts",
  "vendor-calls/external-values.ts",
  "vendor-calls/order-validation.ts",
  // How much of its work the server does before it lets others in.
  "store/idempotency-keys.ts",
  "store/postgres/rows.ts",
  "store/postgres/transactions.ts",
  "store/sqlite/backup.ts",
  "subscriptions/open-ledgers.ts",
  // What the others are made of.
  "one-at-a-time.ts",
  "thread.ts",
];

const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .filter((file) => SHARED.test(readFileSync(join(source, file), "utf8")));

test("the page on shares has every file with a queue, a pool, a lock, a cache or a limit", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !named.has(file) && !OF_NOBODY_ELSE.includes(file))).toEqual([]);
});

test("it names no file that is gone, and none is excepted that need not be", () => {
  expect([...named].filter((file) => !existsSync(join(source, file)) && file.includes("/"))).toEqual([]);
  expect(OF_NOBODY_ELSE.filter((file) => named.has(file) || !files.includes(file))).toEqual([]);
});

const everyRule: readonly (readonly [string, ShareRules])[] = Object.entries(rules);

test.each(everyRule)("it has the numbers of the share of %s", (resource, rule) => {
  const row = rows.find((line) => line.includes(`\`${resource}\``)) ?? "";
  const { all, each, reserve, kept, waiting, waitingInAll, within } = rule;
  const seconds = within === undefined ? undefined : within / 1_000;
  const numbers = [all, each, reserve, kept, waiting, waitingInAll, seconds].filter(
    (number) => number !== undefined && number !== Number.POSITIVE_INFINITY,
  );
  const words: readonly string[] = row.match(/\d+/g) ?? [];
  expect(numbers.filter((number) => !words.includes(String(number)))).toEqual([]);
});

test("every row says who has which share, and what happens to who is refused", () => {
  const cells = rows
    .filter((row) => !row.includes("---"))
    .map((row) => row.split(" | ").map((cell) => cell.trim()));
  expect(cells.length).toBeGreaterThan(40);
  expect(cells.filter((row) => row.at(-1) === "|" || row.at(-1) === "")).toEqual([]);
});
