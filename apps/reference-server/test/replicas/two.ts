import { randomBytes } from "node:crypto";
import { headerNames } from "@syndikit/contract";
import { inject, onTestFinished } from "vitest";
import { createInProcessOutbound, type Receive } from "../../src/outbound/in-process.js";
import { systemClock } from "../../src/ports.js";
import { type OpenReferenceServer, openReferenceServer } from "../../src/server/create.js";
import type { ReferenceServerOptions } from "../../src/server/options.js";
import type { Answer } from "../support/marketplace.js";
import { execute } from "./cluster.js";

/** One of two servers in this process that share only a database. */
export interface Replica {
  readonly server: OpenReferenceServer;
  /** Sends a request as a demo account. */
  call(account: string, method: string, path: string, body?: unknown): Promise<Answer>;
  request(path: string, init?: RequestInit): Promise<Response>;
}

export interface Two {
  readonly a: Replica;
  readonly b: Replica;
  /** The URL of their database. */
  readonly url: string;
  /** Receivers outside the servers, by origin, for calls of either server. */
  readonly vendors: Map<string, Receive>;
}

let databases = 0;

/** Starts both with the demo. They are closed when the test ends. */
export async function openTwo(options: ReferenceServerOptions = {}): Promise<Two> {
  const server = inject("postgresUrl");
  databases += 1;
  const name = `two_${process.pid}_${databases}`;
  await execute(server, `create database ${name}`);
  const shared = {
    database: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    secretKey: randomBytes(32).toString("base64"),
  };
  const vendors = new Map<string, Receive>();
  const open = async (): Promise<Replica> => {
    const outbound = createInProcessOutbound({ routes: vendors, elapsed: systemClock.elapsed });
    const replica = await openReferenceServer({ ...shared, outbound, ...options });
    onTestFinished(() => replica.close());
    const request: Replica["request"] = (path, init) =>
      replica.fetch(new Request(`http://market.test/api/${path}`, init));
    return {
      server: replica,
      request,
      async call(account, method, path, body) {
        const response = await request(path, {
          method,
          headers: {
            "Content-Type": "application/json",
            [headerNames.authorization]: `Basic ${btoa(`${account}:${account}-demo`)}`,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const text = await response.text();
        const { status, headers } = response;
        return { status, headers, body: text === "" ? undefined : JSON.parse(text) };
      },
    };
  };
  const [a, b] = await Promise.all([open(), open()]);
  return { a, b, url: shared.database, vendors };
}
