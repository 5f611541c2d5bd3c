import { judge, type Row, spread } from "../report.js";
import { residentOf } from "../sizes/program.js";
import { summarise } from "../statistics.js";
import { type Bench, CONNECTIONS } from "./bench.js";
import { cloneSubscription } from "./clone-subscription.js";

/** Measures the time from the start of the process until it is ready, and its memory after work. */
export async function measureStart({ world, load, rounds, quick }: Bench): Promise<readonly Row[]> {
  const amount = quick ? 10_000 : 100_000;
  const file = world.make("start", (db) => {
    cloneSubscription(db, { id: world.deployed, count: 1_000 });
  });
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const marketplace = await world.start(file);
    const { status } = await fetch(marketplace.api.replace(/\/api$/, "/readyz"));
    if (status !== 200) throw new Error(`/readyz answered ${status}.`);
    if (round > 0) times.push(marketplace.startTime);
    await marketplace.stop();
  }
  const marketplace = await world.start(file);
  const before = residentOf(marketplace.pid);
  await load.run({
    url: `${marketplace.api}/subscription/${world.deployed}`,
    method: "GET",
    headers: world.headers,
    connections: CONNECTIONS,
    until: { amount },
  });
  const after = residentOf(marketplace.pid);
  await marketplace.stop();
  const start = summarise(times);
  return [
    {
      workload: "Start to ready, with a database that is there",
      ours: spread(start, "ms"),
      other: "",
      ratio: "",
      ...judge(start.median, { atMost: 500 }),
    },
    {
      workload: `Resident memory after ${amount.toLocaleString("en-US")} requests`,
      ours: `${after.toFixed(0)} MiB (${before.toFixed(0)} MiB before)`,
      other: "",
      ratio: "",
      ...judge(after, { atMost: 150 }),
    },
  ];
}
