import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy that gives each new connection to the next server. */
export interface RoundRobin {
  /** The address of a server, with the proxy's port. */
  readonly api: string;
  stop(): Promise<void>;
}

/** @param apis - addresses such as `http://127.0.0.1:40123/api`. */
export async function startRoundRobin(apis: readonly string[]): Promise<RoundRobin> {
  const ports = apis.map((api) => Number(new URL(api).port));
  const sockets = new Set<Socket>();
  let turn = 0;
  const server = createServer((client) => {
    const upstream = connect(ports[turn++ % ports.length] ?? 0, "127.0.0.1");
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.setNoDelay(true);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    api: Object.assign(new URL(apis[0] ?? ""), { port: String(port) }).href,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
