import { count, judge, type Row, spread } from "../report.js";
import { interleave } from "../rounds.js";
import { compareRounds, summarise } from "../statistics.js";
import { type Bench, CONNECTIONS } from "./bench.js";
import { cloneSubscription } from "./clone-subscription.js";

const QUERIES = {
  "by state, sorted by name": "status=DEPLOYED&sortField=name",
  "by product and state, the newest first":
    "product=1&status=DEPLOYED&sortField=createdAt&sortDirection=DESC",
} as const;

/** Measures a list of 50 subscriptions out of 1,000 and out of 100,000. */
export async function measureList(bench: Bench): Promise<readonly Row[]> {
  const { world, load, rounds, quick } = bench;
  const sizes = { few: 1_000, many: quick ? 20_000 : 100_000 };
  const start = (size: number) =>
    world.start(
      world.make(`list-${size}`, (db) => {
        cloneSubscription(db, {
          id: world.deployed,
          count: size,
          columns: {
            name: `printf('Team %06d', (n.i * 7919) % ${size})`,
            deployment_status:
              "case n.i % 4 when 0 then 'PENDING' when 1 then 'UNDEPLOYED' else 'DEPLOYED' end",
            created_at: `t.created_at - ((n.i * 104729) % ${size}) * 60000`,
          },
        });
      }),
    );
  const servers = { few: await start(sizes.few), many: await start(sizes.many) };
  const rows: Row[] = [];
  for (const [name, query] of Object.entries(QUERIES)) {
    const contender = (size: "few" | "many") => ({
      name: size,
      measure: async () => {
        const url = `${servers[size].api}/subscription?pageSize=50&${query}`;
        const until = { seconds: quick ? 2 : 5 };
        const job = { url, method: "GET", headers: world.headers, connections: CONNECTIONS, until } as const;
        return (await load.run(job)).rate;
      },
    });
    const rates = await interleave(rounds, [contender("few"), contender("many")]);
    const cost = compareRounds(rates("few"), rates("many"));
    rows.push({
      workload: `List of 50 ${name}: ${count(sizes.many)} subscriptions, against ${count(sizes.few)}`,
      ours: spread(summarise(rates("many")), "/s"),
      other: spread(summarise(rates("few")), "/s"),
      ratio: `costs ${count(cost.median)} × (${count(cost.min)} to ${count(cost.max)})`,
      ...judge(cost.median, { atMost: 2 }),
    });
  }
  await Promise.all([servers.few.stop(), servers.many.stop()]);
  return rows;
}
