import { type Line, numberIn, type Recorded, readRecorded } from "../bench-results.js";
import { type Page, table } from "../page.js";

/** What the page is made from. */
export interface Results {
  readonly server: Recorded;
  readonly sizes: Recorded;
  readonly scale: Recorded;
}

export const readResults = (): Results => ({
  server: readRecorded("server"),
  sizes: readRecorded("sizes"),
  scale: readRecorded("scale"),
});

/** What one subscription causes in a month, on paper. Of each event there is a delivery, a read and a report. */
const EVENTS = 2;
const MONTHLY = { orders: 1, deliveries: EVENTS, reads: EVENTS, reports: EVENTS } as const;

type Work = keyof typeof MONTHLY;

/** The busiest hour of a month has this many times what a mean hour has. */
const BUSIEST = 10;
const SECONDS_OF_A_MONTH = 30 * 24 * 3_600;

/** A backup and a restore may each take this many seconds. */
const PATIENCE = 3_600;

/** How many times as large as the largest that was measured. */
const STEPS = [1, 10, 100];

/** What one server carries and costs, and what runs out first as a market grows: computed from what the bench recorded. */
export function capacityPage(results: Results = readResults()): Page {
  const { server, sizes } = results;
  const rates = readRates(server);
  return {
    path: "how-to/capacity",
    markdown: `# What a server carries

Every figure on this page is one that a run of the bench has recorded, or is computed from such figures. The repository has the runs in \`bench/results\`. Your numbers depend on your processors, your disk and your network: \`npm run bench -- server\` and \`npm run bench -- sizes\` measure them.

## Each second

The server, the database and the load are on one virtual machine. The recorded run: ${server.about}

${table(
  ["Each second", "A file", "PostgreSQL, one replica", "PostgreSQL, three replicas"],
  [
    ["reads of a subscription", rates.file.reads, rates.replica.reads, rates.three.reads],
    ["orders", rates.file.orders, rates.replica.orders, rates.three.orders],
    ["reports of a state, while events are delivered", rates.file.reports, undefined, undefined],
    ["deliveries of events", rates.file.deliveries, undefined, rates.three.deliveries],
  ].map(([name, ...each]) => [String(name), ...each.map((rate) => figure(rate as number | undefined))]),
)}

On two processors, three replicas do not answer more than one: the replicas, the database and the load share them. Replicas and a database on machines of their own were not measured. [From one file to many replicas](from-one-file-to-many-replicas.md#when-to-move) says when to move.

## Sizes

${sizesTable(sizes)}

The recorded run: ${sizes.about}

No list costs more than ${slowest(results.scale)}. SQLite answers within the event loop, so for that long nobody else is served.

## On paper

${onPaper(results)}
`,
  };
}

/** The table of sizes, which the page for operators shows too. */
export function sizesTable({ lines }: Recorded): string {
  const columns = {
    Subscriptions: "Subscriptions",
    Events: "Events",
    "File, MB": "File, MB",
    "Start, ms": "Start, ms",
    "Memory at rest, MiB": "Memory at rest, MiB",
    "Backup, s": "Backup, s",
    "Restore, s": "Restore, s",
    "Restore while it runs, s": "Restore while the server runs, s",
    "Longest wait then, ms": "Longest wait then, ms",
  } as const;
  return table(
    Object.values(columns),
    lines.map((line) => Object.keys(columns).map((column) => figure(numberIn(line, column)))),
  );
}

interface Rates {
  readonly file: Readonly<Record<Work, number>>;
  readonly replica: Readonly<Record<"reads" | "orders", number>>;
  readonly three: Readonly<Record<"reads" | "orders" | "deliveries", number>>;
}

function readRates({ lines }: Recorded): Rates {
  const rate = (begin: string, column: "Ours" | "Other" = "Ours"): number => {
    const found = lines.filter(({ Workload = "" }) => Workload.startsWith(begin));
    const [line] = found;
    if (line === undefined || found.length > 1)
      throw new Error(`bench/results/server.md has ${found.length} lines that begin with "${begin}".`);
    return measured(line, column);
  };
  const reads = "Reads of a subscription, one replica, against SQLite";
  const orders = "Orders, one replica, against SQLite";
  return {
    // Of reads and orders those that took turns with PostgreSQL, so that the columns can be compared.
    file: {
      reads: rate(reads, "Other"),
      orders: rate(orders, "Other"),
      reports: rate("the same, while the events are delivered"),
      deliveries: rate("Deliveries to eight hosts, 32 at a time"),
    },
    replica: { reads: rate(reads), orders: rate(orders) },
    three: {
      reads: rate("Reads of a subscription, three replicas"),
      orders: rate("Orders, three replicas"),
      deliveries: rate("Deliveries to eight hosts of 4 vendors by 3 replicas on PostgreSQL"),
    },
  };
}

/** Something that a server has only so much of. */
interface Resource {
  readonly name: string;
  /** The share of it that is in use with as many subscriptions; 1 is all of it. */
  readonly used: (subscriptions: number) => number;
  readonly remedy: string;
}

function onPaper({ server, sizes }: Results): string {
  const rates = readRates(server);
  const largest = sizes.lines.at(-1);
  if (largest === undefined) throw new Error("bench/results/sizes.md has no sizes.");
  const base = most(sizes);
  const each = (column: string): number => measured(largest, column) / base;
  const memory = memoryOf(sizes.about);
  const resources: readonly Resource[] = [
    {
      name: "memory for the file",
      used: (count) => (count * each("File, MB") * 1e6) / memory,
      remedy:
        "Beyond it rows are read from the disk, and none of the rates above was measured so: add memory, or let the retention delete earlier.",
    },
    {
      name: "the time of a restore",
      used: (count) => (count * each("Restore, s")) / PATIENCE,
      remedy: "Move to PostgreSQL with a standby, which takes over without a restore.",
    },
    {
      name: "the time of a backup",
      used: (count) => (count * each("Backup, s")) / PATIENCE,
      remedy: "Move to PostgreSQL, whose log is archived all the time.",
    },
    {
      name: "the process",
      used: (count) => busy(count, rates.file),
      remedy: "Move to PostgreSQL, and add replicas on machines of their own.",
    },
  ];
  const ends = resources
    .map((resource) => ({ ...resource, at: 1 / resource.used(1) }))
    .toSorted((one, other) => one.at - other.at);
  const monthly = `${MONTHLY.orders} order and ${EVENTS} events, each with a delivery, a read and a report`;
  return `Markets up to ${Math.max(...STEPS)} times as large as the largest that was measured, on the same machine. These are assumptions: a subscription causes ${monthly} in a month; the busiest hour has ${BUSIEST} times the mean; a backup and a restore may take ${PATIENCE / 60} minutes each; file, backup and restore grow with the subscriptions. A share is of what this machine has: over 100 % it does not suffice.

${table(
  ["", ...STEPS.map((step) => `${step} ×`)],
  [
    ["Subscriptions", ...STEPS.map((step) => (step * base).toLocaleString("en-US"))],
    ["File, GB", ...STEPS.map((step) => figure((step * base * each("File, MB")) / 1_000))],
    ...resources.map(({ name, used }) => [capital(name), ...STEPS.map((step) => percent(used(step * base)))]),
    ["Bottleneck", ...STEPS.map((step) => bottleneck(resources, step * base))],
    [
      "The process on PostgreSQL, one replica with its database beside it",
      ...STEPS.map((step) => percent(busyOnPostgres(step * base, rates))),
    ],
  ],
)}

So a file runs out of one thing after the other:

${ends
  .map(
    ({ name, at, remedy }, place) =>
      `${place + 1}. **${capital(name)}**, at about ${rounded(at)} subscriptions. ${remedy}`,
  )
  .join("\n")}

On PostgreSQL one replica with its database beside it would be fully busy at about ${rounded(1 / busyOnPostgres(1, rates))} subscriptions, reports of states not counted, because they were not measured there. More replicas need machines of their own, and behind them the next bottleneck is the primary of the database: every order is written there, once, however many replicas there are. How much it carries alone was not measured.
`;
}

/** The share of the busiest hour in which a process works. Each rate was measured with a process that did nothing else. */
function busy(subscriptions: number, rates: Readonly<Partial<Record<Work, number>>>): number {
  const shares = Object.entries(rates).map(
    ([work, rate]) => (subscriptions * MONTHLY[work as Work] * BUSIEST) / SECONDS_OF_A_MONTH / rate,
  );
  return shares.reduce((sum, share) => sum + share, 0);
}

function busyOnPostgres(subscriptions: number, { replica, three }: Rates): number {
  return busy(subscriptions, { ...replica, deliveries: three.deliveries });
}

function bottleneck(resources: readonly Resource[], subscriptions: number): string {
  const [first] = resources.toSorted((one, other) => other.used(subscriptions) - one.used(subscriptions));
  if (first === undefined) return "";
  const { name, used } = first;
  return used(subscriptions) > 1 ? name : `none; next is ${name}`;
}

function measured(line: Line, column: string): number {
  const value = numberIn(line, column);
  if (value === undefined) throw new Error(`"${column}" was not measured: ${JSON.stringify(line)}`);
  return value;
}

/** The subscriptions of the largest size. */
function most({ lines }: Recorded): number {
  return Math.max(...lines.map((line) => measured(line, "Subscriptions")));
}

/** What the slowest list cost in the largest market. */
function slowest({ lines }: Recorded): string {
  const column = Object.keys(lines[0] ?? {}).findLast((name) => name.endsWith(", ms"));
  if (column === undefined) throw new Error("bench/results/scale.md has no times.");
  const longest = Math.max(...lines.map((line) => measured(line, column)));
  return `${figure(longest)} ms of the processor with ${column.replace(", ms", "")} subscriptions`;
}

/** The memory of the machine of a run, in bytes. */
function memoryOf(about: string): number {
  const [, size] = /, ([0-9]+) GiB/.exec(about) ?? [];
  if (size === undefined) throw new Error(`The run does not say the memory of its machine: ${about}`);
  return Number(size) * 2 ** 30;
}

function figure(value: number | undefined): string {
  if (value === undefined) return "not measured";
  return value >= 100 ? Math.round(value).toLocaleString("en-US") : String(Number(value.toPrecision(3)));
}

const percent = (share: number): string => `${figure(share * 100)} %`;

/** With two digits, as paper is no more exact. */
const rounded = (value: number): string => Number(value.toPrecision(2)).toLocaleString("en-US");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
