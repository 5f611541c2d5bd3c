import { randomBytes } from "node:crypto";
import { expect, inject, onTestFinished, test } from "vitest";
import { demoLogin, type MarketplaceProcess, startMarketplace } from "../robustness/torture/process.js";
import { openReceiver } from "../robustness/torture/receiver.js";
import { execute } from "./cluster.js";

const SECOND = 1_000;

/** A lease of a delivery lasts 30 s. */
const LEASE = 30 * SECOND;

test("replicas whose machines' clocks differ by a minute have one time, and none sends what another is sending", async () => {
  const server = inject("postgresUrl");
  const name = `clocks_${process.pid}`;
  await execute(server, `create database ${name}`);
  onTestFinished(async () => void (await execute(server, `drop database ${name} with (force)`)));
  const database = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const SYNDIKIT_SECRET_KEY = randomBytes(32).toString("base64");
  const replicas: MarketplaceProcess[] = [];
  for (const ahead of [0, 60 * SECOND, -60 * SECOND]) {
    const env = { SYNDIKIT_SECRET_KEY, NODE_OPTIONS: `--import=${setClock(ahead)}` };
    const replica = await startMarketplace({ database, args: ["--log-level", "error"], env });
    onTestFinished(() => replica.kill());
    replicas.push(replica);
  }
  const times: number[] = [];
  for (const { call } of replicas) {
    const { body } = await call({ method: "GET", path: "sandbox/clock", headers: demoLogin("admin") });
    times.push(Date.parse((body as { readonly now: string }).now));
  }
  // The machines are a minute apart, and these requests come one after another.
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(30 * SECOND);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const receiver = await openReceiver({ answer: () => released.then(() => 204) });
  onTestFinished(() => receiver.close());

  let sent = 0;
  const send = async ({ call }: MarketplaceProcess): Promise<void> => {
    sent += 1;
    // Those of one entity to one endpoint wait for each other.
    const endpoint = `${receiver.url}/${sent}`;
    const { status } = await call({
      method: "POST",
      path: "event",
      headers: demoLogin("vendor"),
      body: { entityName: "Subscription", entityId: 1, type: "CREATED", endpoint },
    });
    expect(status).toBe(201);
  };
  for (const replica of replicas) await send(replica);
  await expect.poll(() => receiver.received.length).toBe(3);
  // Each looks again what is due.
  for (const replica of replicas) await send(replica);
  const leases = await execute(
    database,
    `select lease_until - (extract(epoch from clock_timestamp()) * 1000)::bigint as left from events
     where lease_until is not null`,
  );
  expect(leases.length).toBeGreaterThanOrEqual(3);
  for (const { left } of leases) {
    expect(Number(left)).toBeGreaterThan(0);
    expect(Number(left)).toBeLessThanOrEqual(LEASE + SECOND);
  }
  release();
  await expect.poll(() => receiver.received.length).toBe(6);
  expect(new Set(receiver.received.map(({ event }) => event.eventId)).size).toBe(6);
});

/** A module that sets the clock of a process before anything else is loaded. */
function setClock(ahead: number): string {
  const source = `const now = Date.now.bind(Date); Date.now = () => now() + ${ahead}`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}
