import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/**
 * When a client's connection of the database goes back: after each transaction, or when the client leaves. As
 * `pool_mode` of PgBouncer.
 */
type PoolMode = "transaction" | "session";

interface PoolerOptions {
  readonly mode: PoolMode;
  /** Which connection is given next: the one that came back last, as PgBouncer does by itself, or first. */
  readonly next?: "last" | "first";
  /** How many connections there are at the beginning. */
  readonly ready?: number;
}

/** A connection of the database, and what it said when it opened. */
interface Backend {
  readonly socket: Socket;
  readonly greeting: Buffer;
}

const READY = "Z".charCodeAt(0);
const QUERY = "Q".charCodeAt(0);
const SYNC = "S".charCodeAt(0);
const TERMINATE = "X".charCodeAt(0);
const IDLE = "I".charCodeAt(0);

/**
 * A pooler in front of a database, for the duration of the test: what PgBouncer does, as far as a server can tell.
 *
 * @returns its address.
 */
export async function startPooler(
  url: string,
  { mode, next = "last", ready = 0 }: PoolerOptions,
): Promise<string> {
  const { hostname, port, username, pathname } = new URL(url);
  const idle: Backend[] = [];
  const sockets = new Set<Socket>();

  const open = async (): Promise<Backend> => {
    const socket = connect(Number(port), hostname);
    sockets.add(socket);
    socket.on("error", () => undefined).write(startup(username, pathname.slice(1)));
    const greeting = await new Promise<Buffer>((resolve) => {
      const messages = reader((_, whole) => {
        said.push(whole);
        if (whole[0] === READY) {
          socket.off("data", messages);
          resolve(Buffer.concat(said));
        }
      });
      const said: Buffer[] = [];
      socket.on("data", messages);
    });
    return { socket, greeting };
  };
  const take = async (): Promise<Backend> => (next === "last" ? idle.pop() : idle.shift()) ?? open();
  for (let count = 0; count < ready; count += 1) idle.push(await open());

  const server = createServer((client) => {
    sockets.add(client);
    let backend: Backend | undefined;
    /** Answers that are still to come. */
    let waiting = 0;
    let inTransaction = false;
    let turn = Promise.resolve();
    const release = (): void => {
      backend?.socket.off("data", answers);
      if (backend !== undefined) idle.push(backend);
      backend = undefined;
    };
    let answers: (chunk: Buffer) => void = () => undefined;
    const forward = async (message: Buffer): Promise<void> => {
      if (backend === undefined) {
        backend = await take();
        answers = reader((type, whole) => {
          client.write(whole);
          if (type !== READY) return;
          waiting -= 1;
          inTransaction = whole[5] !== IDLE;
          if (mode === "transaction" && waiting === 0 && !inTransaction) release();
        });
        backend.socket.on("data", answers);
      }
      if (message[0] === QUERY || message[0] === SYNC) waiting += 1;
      backend.socket.write(message);
    };
    client.on("error", () => undefined);
    // The first message says who it is, and has no type.
    client.once("data", () => {
      turn = turn.then(async () => {
        const greeter = await take();
        client.write(greeter.greeting);
        idle.push(greeter);
      });
      const requests = reader((type, whole) => {
        if (type === TERMINATE) client.end();
        else turn = turn.then(() => forward(whole));
      });
      client.on("data", requests);
    });
    client.on("close", () => {
      void turn.then(() => {
        if (waiting > 0 || inTransaction) backend?.socket.destroy();
        else release();
      });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It has no port.");
  return Object.assign(new URL(url), { port: String(address.port) }).href;
}

/** Cuts what arrives into messages: a type, a length, and what it says. */
function reader(take: (type: number, whole: Buffer) => void): (chunk: Buffer) => void {
  let left = Buffer.alloc(0);
  return (chunk) => {
    left = Buffer.concat([left, chunk]);
    while (left.length >= 5) {
      const end = 1 + left.readInt32BE(1);
      if (left.length < end) return;
      const whole = left.subarray(0, end);
      left = left.subarray(end);
      take(whole[0] ?? 0, whole);
    }
  };
}

function startup(user: string, database: string): Buffer {
  const body = Buffer.from(`user\0${user}\0database\0${database}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + body.length, 0);
  head.writeInt32BE(3 << 16, 4);
  return Buffer.concat([head, body]);
}
