import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createProvisioner, createReceiver, memoryStore } from "@syndikit/receiver";
import { toNode } from "@syndikit/receiver/node";
import { createReferenceServer, type ReferenceServerOptions } from "@syndikit/reference-server";
import { createMarketplace, type Marketplace } from "@syndikit/sdk";

/** A marketplace with demo data and the console, and a vendor's receiver beside it. */
export interface Stage {
  readonly url: string;
  readonly receiver: Receiver;
  /** An SDK client that is signed in with an account of the demo. */
  signIn(userName: string): Marketplace;
  /** Stops the marketplace, and starts it again at the same address with the same database. */
  restart(whileDown?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export interface Receiver {
  readonly url: string;
  /** Makes the receiver answer every event with this status and do nothing else. undefined makes it work again. */
  answerWith(status: number | undefined): void;
}

const SECRET = "a secret of the console's vendor";

/** @param options - for the marketplace, except its database. */
export async function openStage(options: Pick<ReferenceServerOptions, "mount"> = {}): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), "syndikit-console-"));
  const open = async (port: number) => {
    const server = await createReferenceServer({
      ...options,
      database: join(folder, "marketplace.sqlite"),
    });
    await server.listen({ port });
    return server;
  };
  let server = await open(0);
  const url = server.url ?? "";
  const port = Number(new URL(url).port);
  const signIn = (username: string): Marketplace =>
    createMarketplace({
      baseUrl: url,
      auth: { username, password: `${username}-demo` },
      // Tests move the clock by months, on machines that are busy with other work.
      timeout: 100_000,
      deadline: 100_000,
    });
  const vendor = signIn("vendor");
  const receiver = await startReceiver(vendor);
  await vendor.products.update(1, {
    syndicationEndpoints: [`${receiver.url}/events`],
    notificationSecretToken: SECRET,
  });
  await vendor.applicationMetrics.update(1, { endpoint: `${receiver.url}/metric/notes` });
  return {
    url,
    receiver,
    signIn,
    async restart(whileDown = async () => undefined) {
      await server.close();
      await whileDown();
      server = await open(port);
    },
    async close() {
      await server.close();
      await receiver.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A receiver that provisions a tenant for each subscription at once, and answers polls of the metric. */
async function startReceiver(client: Marketplace): Promise<Receiver & { close(): Promise<void> }> {
  const provisioner = createProvisioner({
    client,
    store: memoryStore(),
    provision: ({ subscriptionId }) => ({
      tenantId: `tenant-${subscriptionId}`,
      endpoints: [{ category: "APP", endpoint: `https://team-${subscriptionId}.notes.example` }],
      instructions: { en: "Sign in with your e-mail address." },
    }),
    deprovision: () => undefined,
  });
  const kit = createReceiver({ secrets: SECRET, provisioner });
  await kit.start();
  const take = toNode(kit);
  let status: number | undefined;
  let notes = 0;
  const server: Server = createServer((request, response) => {
    if (request.url?.startsWith("/metric/")) {
      notes += 7;
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ value: 100 + (notes % 60), metricsName: "notes" }));
    } else if (status !== undefined) {
      request.resume();
      response.writeHead(status, { "Content-Type": "text/plain" }).end("The database is full.\n");
    } else {
      void take(request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    answerWith(next) {
      status = next;
    },
    async close() {
      await kit.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
