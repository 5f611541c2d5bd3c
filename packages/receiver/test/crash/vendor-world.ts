import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { headerNames } from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import { eventText, secret } from "../delivery.js";
import {
  FakeApiError,
  type FakeMarketplace,
  fakeMarketplace,
  pendingSubscription,
} from "../fake-marketplace.js";
import { buildProgram } from "./build-program.js";

/** A vendor's application that runs. */
export interface VendorProcess {
  /** Sends it the event of a subscription, and gives the status of the answer. */
  send(subscriptionId: number): Promise<number>;
  /** Ends it without warning. */
  kill(): Promise<void>;
}

/** A marketplace with many subscriptions, and processes of one vendor. */
export interface VendorWorld {
  /** The marketplace of one subscription; it is made when it is first asked for. */
  market(subscriptionId: number): FakeMarketplace;
  /** The key of every call that asked for a tenant. */
  readonly tenantKeys: readonly string[];
  /** @param lease how long a process that was killed still holds what it worked on, in milliseconds. */
  startVendor(lease: number): Promise<VendorProcess>;
  end(): Promise<void>;
}

/** Makes the world for processes that share the store at an address. */
export async function createVendorWorld(store: string): Promise<VendorWorld> {
  const markets = new Map<number, FakeMarketplace>();
  const tenantKeys: string[] = [];
  const children: ChildProcess[] = [];

  function market(id: number): FakeMarketplace {
    const known = markets.get(id);
    if (known !== undefined) return known;
    const made = fakeMarketplace(pendingSubscription({ id, self: `subscription/${id}` }));
    markets.set(id, made);
    return made;
  }

  async function answer(name: string, id: number, argument: unknown): Promise<unknown> {
    const one = market(id);
    if (name === "createTenant") {
      tenantKeys.push(String(argument));
      one.calls.push(name);
      await one.after(name);
      return `tenant-${id}`;
    }
    if (name === "getUser") return one.client.users.get("user/1");
    // The vendor's process sends the name of a method and its argument.
    const methods = one.client.subscriptions as unknown as Record<string, (...given: unknown[]) => unknown>;
    return methods[name]?.(`subscription/${id}`, argument);
  }

  const server = createServer(async (request, response) => {
    const [, name = "", , id] = (request.url ?? "").split("/");
    const argument: unknown = JSON.parse(await text(request));
    try {
      response.end(JSON.stringify((await answer(name, Number(id), argument)) ?? null));
    } catch (error) {
      response.writeHead(error instanceof FakeApiError ? error.status : 500).end("null");
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    market,
    tenantKeys,
    async startVendor(lease) {
      const child = spawn(process.execPath, [await buildProgram(), address, store, String(lease)], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      children.push(child);
      const [port] = await once(child.stdout, "data");
      const url = `http://127.0.0.1:${String(port).trim()}`;
      return {
        async send(id) {
          const body = eventText({ id: String(id), entityUrl: `subscription/${id}` });
          const headers = {
            "content-type": "application/json",
            [headerNames.eventSignature]: sign(body, secret),
          };
          return (await fetch(url, { method: "POST", body, headers })).status;
        },
        async kill() {
          await endNow(child);
        },
      };
    },
    async end() {
      // What they hold open is removed next.
      await Promise.all(children.map(endNow));
      server.closeAllConnections();
      server.close();
    },
  };
}

async function endNow(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
