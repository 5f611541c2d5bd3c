/** Measures what each client adds to a call. A program of its own, so that nothing stands between it and Node. */
import { interleave } from "../rounds.js";
import { contestants } from "./clients/contestants.js";

const BARE = "bare fetch";
const baseUrl = "https://market.example/api";
const token = "token-of-the-vendor";
const [rounds, calls] = process.argv.slice(2).map(Number);
if (rounds === undefined || calls === undefined) throw new Error("Give the rounds, and the calls of each.");

const body = JSON.stringify({
  id: 42,
  self: "subscription/42",
  name: "Notes",
  deploymentStatus: "DEPLOYED",
  paid: true,
  buyer: { url: "user/7" },
  product: { url: "product/3" },
  creationDate: "2026-01-01T00:00:00Z",
});
// It reads what it is given as `fetch` does, so that no client is the faster for what it leaves to that. What a
// server's answer costs is the same for all, and falls out of the differences.
const answer: typeof fetch = async (input, init) => {
  new Request(input, init);
  return new Response(body, { headers: { "content-type": "application/json" } });
};

/** The calls without any client, as a program would write them. */
const bare = {
  get: async () => {
    const init = { headers: { accept: "application/json", "CMW-Auth-Token": token } };
    return (await answer(`${baseUrl}/subscription/42?apiVersion=20260101`, init)).json();
  },
  post: async () => {
    const headers = { "CMW-Auth-Token": token, "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify([{ description: "Storage" }]) };
    return (await answer(`${baseUrl}/subscription/42/invoice?apiVersion=20260101`, init)).json();
  },
};

const clients = new Map<string, Pick<typeof bare, "get" | "post">>([[BARE, bare]]);
for (const { name, create } of contestants) {
  const client = create({ baseUrl, token, fetch: answer, timeout: 10_000 });
  clients.set(name, { get: () => client.get(), post: () => client.post() });
}

const result: Record<string, Record<string, { wall: readonly number[]; cpu: readonly number[] }>> = {};
for (const method of ["get", "post"] as const) {
  const cpu = new Map<string, number[]>();
  const wall = await interleave(
    rounds,
    [...clients].map(([name, client]) => ({
      name,
      measure: async () => {
        const count = name.startsWith("octokit") ? Math.ceil(calls / 50) : calls;
        const used = process.cpuUsage();
        const start = performance.now();
        for (let call = 0; call < count; call++) await client[method]();
        const time = (performance.now() - start) * 1000;
        const { user, system } = process.cpuUsage(used);
        cpu.set(name, [...(cpu.get(name) ?? []), (user + system) / count]);
        return time / count;
      },
    })),
  );
  result[method] = Object.fromEntries(
    // The first value of the CPU is of the warming up.
    [...clients.keys()].map((name) => [name, { wall: wall(name), cpu: cpu.get(name)?.slice(1) ?? [] }]),
  );
}
process.stdout.write(`${JSON.stringify(result)}\n`);
process.exit(0);
