import { deepStrictEqual } from "node:assert";
import { count, judge, type Row, spread, spreadRatio } from "../report.js";
import { interleave } from "../rounds.js";
import { compareRounds, summarise } from "../statistics.js";
import { startBare } from "./bare.js";
import { type Bench, CONNECTIONS } from "./bench.js";
import { cloneSubscription } from "./clone-subscription.js";
import { startJsonServer, startPrism } from "./peers.js";

const SUBSCRIPTIONS = 1_000;

/** Measures a read of one subscription by its vendor, with a token. */
export async function measureRead({ world, load, rounds, quick }: Bench): Promise<readonly Row[]> {
  const { headers, deployed: id } = world;
  const fill = (db: Parameters<typeof cloneSubscription>[0]): void => {
    cloneSubscription(db, { id, count: SUBSCRIPTIONS });
  };
  const ours = await world.start(world.make("read-ours", fill));
  const logging = await world.start(world.make("read-logging", fill), { SYNDIKIT_LOG_LEVEL: "info" });
  const bare = await startBare(world.make("read-bare", fill));
  const [ourUrl, bareUrl] = [ours, bare].map(({ api }) => `${api}/subscription/${id}`);
  const entity = await read(String(ourUrl), headers);
  deepStrictEqual(await read(String(bareUrl), headers), entity, "The bare server must answer the same.");
  const entities = Array.from({ length: SUBSCRIPTIONS }, (_, index) => ({ ...entity, id: index + 1 }));
  const [prism, json] = [await startPrism(id), await startJsonServer(world.folder, entities, id)];

  const contender = <const Name extends string>(name: Name, url: string) => ({
    name,
    measure: async () => {
      const until = { seconds: quick ? 2 : 6 };
      return (await load.run({ url, method: "GET", headers, connections: CONNECTIONS, until })).rate;
    },
  });
  const rates = await interleave(rounds, [
    contender("ours", String(ourUrl)),
    contender("bare", String(bareUrl)),
    contender("logging", `${logging.api}/subscription/${id}`),
    contender("prism", prism.url),
    contender("json-server", json.url),
  ]);
  await Promise.all([ours, logging, bare, prism, json].map((child) => child.stop()));

  const row = (workload: string, other: "bare" | "prism" | "json-server", bar?: number): Row => {
    const ratio = compareRounds(rates("ours"), rates(other));
    return {
      workload,
      ours: spread(summarise(rates("ours")), "/s"),
      other: spread(summarise(rates(other)), "/s"),
      ratio: spreadRatio(ratio),
      ...(bar === undefined ? {} : judge(ratio.median, { atLeast: bar })),
    };
  };
  const cost = compareRounds(rates("logging"), rates("bare"));
  return [
    row("GET subscription, against node:http + better-sqlite3 by hand", "bare", 0.6),
    {
      workload: "the same, with one log line a request",
      ours: spread(summarise(rates("logging")), "/s"),
      other: spread(summarise(rates("bare")), "/s"),
      ratio: count(cost.median),
    },
    row("GET subscription, against Prism", "prism", 5),
    row("GET subscription, against json-server", "json-server"),
  ];
}

async function read(url: string, headers: Readonly<Record<string, string>>): Promise<object> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} was answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as object;
}
