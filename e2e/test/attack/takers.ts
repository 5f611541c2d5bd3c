import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Taker } from "../../src/attack/database.js";

/** A program that opens the file of its argument, and holds its lock until its input ends. */
const PROGRAM = `
const client = require("better-sqlite3")(process.argv[1]);
client.exec("begin immediate");
console.log("held");
process.stdin.resume();`;

/** Takes the lock of a SQLite file from another process. */
export function takerOfFile(file: string): Taker {
  let end: () => Promise<unknown> = async () => undefined;
  return {
    async take() {
      const child = spawn(process.execPath, ["--eval", PROGRAM, file], {
        cwd: import.meta.dirname,
        stdio: ["pipe", "pipe", "inherit"],
      });
      end = () => {
        const ended = once(child, "close");
        child.stdin.end();
        return ended;
      };
      await once(child.stdout, "data");
    },
    async giveBack() {
      await end();
    },
  };
}

/** The way to a local port. */
export interface Cable extends Taker {
  readonly port: number;
  close(): void;
}

/** A cable that is cut without either side noticing: nothing arrives any more, and nothing is closed. */
export async function openCable(target: number): Promise<Cable> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const carry = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on("error", () => to.destroy()).on("close", () => to.destroy());
    if (isCut) from.pause();
    else from.pipe(to);
  };
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    carry(client, upstream);
    carry(upstream, client);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cutAll = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    port: (server.address() as AddressInfo).port,
    async take() {
      isCut = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** The connections of before are gone, and new ones work. */
    async giveBack() {
      isCut = false;
      cutAll();
    },
    close() {
      cutAll();
      server.close();
    },
  };
}
