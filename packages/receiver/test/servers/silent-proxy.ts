import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy in front of a server, whose connections can go silent without a reset, as in a failover. */
export interface SilentProxy {
  readonly url: string;
  /** From now on the open connections carry nothing, and neither do those that are made meanwhile. */
  goSilent(): void;
  /** New connections carry again. Those from before stay silent for ever. */
  comeBack(): void;
  /** How many connections are open. */
  readonly open: () => number;
  stop(): Promise<void>;
}

export async function silentProxy(serverUrl: string): Promise<SilentProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const silence = (socket: Socket): void => {
    socket.unpipe();
    // Read, so that the end of the connection is noticed, and lost.
    socket.removeAllListeners("end");
    socket.on("data", () => {});
    socket.resume();
  };
  const server = createServer((near) => {
    sockets.add(near);
    near.on("error", () => {});
    near.on("close", () => sockets.delete(near));
    if (isSilent) {
      silence(near);
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    sockets.add(far);
    far.on("error", () => near.destroy());
    near.on("close", () => far.destroy());
    far.on("close", () => {
      sockets.delete(far);
      if (!isSilent) near.destroy();
    });
    near.pipe(far).pipe(near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(serverUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    goSilent() {
      isSilent = true;
      for (const socket of sockets) silence(socket);
    },
    comeBack() {
      isSilent = false;
    },
    open: () => sockets.size,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
