/**
 * Measures what each client adds to a call. It is compiled to its own program, so that no loader is between it and
 * Node.
 */
import { interleave } from "../rounds.js";
import { lines } from "./clients/contestant.js";
import { contestants } from "./clients/contestants.js";
import { type Workload, type WorkloadName, workloads } from "./workloads.js";

const BARE = "bare fetch";
const baseUrl = "https://market.example/api";
const token = "token-of-the-vendor";
const [rounds, calls] = process.argv.slice(2).map(Number);
if (rounds === undefined || calls === undefined) throw new Error("Give the rounds, and the calls of each.");

const subscription = {
  id: 42,
  self: "subscription/42",
  name: "Notes",
  deploymentStatus: "DEPLOYED",
  paid: true,
  buyer: { url: "user/7" },
  product: { url: "product/3" },
  creationDate: "2026-01-01T00:00:00Z",
};
const bodies = {
  one: JSON.stringify(subscription),
  page: JSON.stringify(Array.from({ length: 50 }, () => subscription)),
  refusal: JSON.stringify({
    errorHolders: [
      { key: "%resource%-%id%-not-found", error: "There is no subscription 4040.", extraFields: {} },
    ],
  }),
};
const type = { "content-type": "application/json" };
const page = { "CMW-PageNumber": "1", "CMW-PageSize": "50", "CMW-TotalItems": "50", "CMW-TotalPages": "1" };

// Reads its arguments as `fetch` does, so that no client looks faster by leaving work to `fetch`. The cost of a
// server's answer is the same for all clients and cancels out in the differences.
const answer: typeof fetch = async (input, init) => {
  const { url } = new Request(input, init);
  if (url.includes("4040")) return new Response(bodies.refusal, { status: 404, headers: type });
  if (url.includes("pageSize")) return new Response(bodies.page, { headers: { ...type, ...page } });
  return new Response(bodies.one, { headers: type });
};

/** Calls without a client, as one would write them by hand. */
async function bareGet(path: string, headers: Record<string, string> = {}): Promise<unknown> {
  const init = { headers: { accept: "application/json", "CMW-Auth-Token": token, ...headers } };
  const response = await answer(`${baseUrl}${path}`, init);
  return response.json();
}
async function barePost(): Promise<unknown> {
  const headers = { "CMW-Auth-Token": token, "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(lines) };
  return (await answer(`${baseUrl}/subscription/42/invoice?apiVersion=20260101`, init)).json();
}
const one = "/subscription/42?apiVersion=20260101";
const bare: Readonly<Record<WorkloadName, () => Promise<unknown>>> = {
  get: () => bareGet(one),
  post: barePost,
  list: () => bareGet("/subscription?apiVersion=20260101&pageSize=50"),
  error: () => bareGet("/subscription/4040?apiVersion=20260101"),
  options: () => bareGet(one, { "x-part": "1", "x-trace": "1" }),
  credential: () => bareGet(one),
};

/** Finds the clients that support a workload, by name, with the call to measure. */
function contendersOf(name: WorkloadName): Map<string, () => Promise<unknown>> {
  const { options, has, call }: Workload = workloads[name];
  const found = new Map<string, () => Promise<unknown>>([[BARE, bare[name]]]);
  for (const contestant of contestants.filter(has)) {
    const client = contestant.create({ baseUrl, token, fetch: answer, timeout: 10_000, ...options });
    const work = async (): Promise<unknown> => call(client);
    if (name === "list" && !client.list) continue;
    if (name === "error" && !client.missing) continue;
    if (name === "options" && !client.getWithOptions) continue;
    found.set(contestant.name, work);
  }
  return found;
}

/** Collects all garbage and runs finalizers, so that each client pays only for its own garbage. */
async function collect(): Promise<void> {
  if (!globalThis.gc) throw new Error("Run with --expose-gc.");
  globalThis.gc();
  await new Promise(setImmediate);
}

const waiting = new Set(contestants.filter(({ waits }) => waits).map(({ name }) => name));
const result: Record<string, Record<string, { wall: readonly number[]; cpu: readonly number[] }>> = {};
for (const workload of Object.keys(workloads) as WorkloadName[]) {
  const cpu = new Map<string, number[]>();
  const contenders = contendersOf(workload);
  const wall = await interleave(
    rounds,
    [...contenders].map(([name, call]) => ({
      name,
      measure: async () => {
        const count = waiting.has(name) ? Math.ceil(calls / 50) : calls;
        await collect();
        const used = process.cpuUsage();
        const start = performance.now();
        for (let done = 0; done < count; done++) await call();
        await collect();
        const time = (performance.now() - start) * 1000;
        const { user, system } = process.cpuUsage(used);
        cpu.set(name, [...(cpu.get(name) ?? []), (user + system) / count]);
        return time / count;
      },
    })),
  );
  result[workload] = Object.fromEntries(
    // The first CPU value comes from the warm-up round.
    [...contenders.keys()].map((name) => [name, { wall: wall(name), cpu: cpu.get(name)?.slice(1) ?? [] }]),
  );
}
process.stdout.write(`${JSON.stringify(result)}\n`);
process.exit(0);
