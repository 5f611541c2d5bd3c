import { EventEmitter } from "node:events";
import type { Client } from "pg";
import { expect, test } from "vitest";
import { createAlone } from "./alone.js";

/** A connection that always gets the lock, and records what it is asked. */
class FakeClient extends EventEmitter {
  readonly asked: string[] = [];
  ended = false;
  broken = false;

  async query(text: string): Promise<{ rows: { taken: boolean }[] }> {
    if (this.broken) throw new Error("Connection terminated");
    const [call] = /pg_\w+/.exec(text) ?? [];
    if (call !== undefined) this.asked.push(call);
    return { rows: [{ taken: true }] };
  }

  async end(): Promise<void> {
    this.ended = true;
  }
}

function open() {
  const clients: FakeClient[] = [];
  const alone = createAlone(async () => {
    const client = new FakeClient();
    clients.push(client);
    return client as unknown as Client;
  }, "clock");
  return { alone, clients };
}

const LOCKED = ["pg_try_advisory_lock", "pg_advisory_unlock"];

test("a connection that ends late does not take the next one with it", async () => {
  const { alone, clients } = open();
  await alone.attempt(async () => undefined);
  clients[0]?.emit("error", new Error("terminated"));
  await alone.attempt(async () => undefined);
  clients[0]?.emit("end");
  await alone.attempt(async () => undefined);
  expect(clients.map(({ asked }) => asked)).toEqual([LOCKED, [...LOCKED, ...LOCKED]]);
});

test("the lock is released by the connection that took it, also when it was replaced meanwhile", async () => {
  const { alone, clients } = open();
  await alone.attempt(async () => {
    clients[0]?.emit("error", new Error("terminated"));
  });
  await alone.attempt(async () => undefined);
  expect(clients.map(({ asked }) => asked)).toEqual([LOCKED, LOCKED]);
});

test("a connection that cannot release the lock is closed", async () => {
  const { alone, clients } = open();
  const result = await alone.attempt(async () => {
    const [client] = clients;
    if (client !== undefined) client.broken = true;
    return "done";
  });
  expect(result).toEqual({ result: "done" });
  expect(clients[0]?.ended).toBe(true);
});

test("a connection that did not open is opened again", async () => {
  let tries = 0;
  const alone = createAlone(async () => {
    tries += 1;
    if (tries === 1) throw new Error("ECONNREFUSED");
    return new FakeClient() as unknown as Client;
  }, "clock");
  await expect(alone.attempt(async () => 1)).rejects.toThrow("the database cannot be reached");
  expect(await alone.attempt(async () => 2)).toEqual({ result: 2 });
});
