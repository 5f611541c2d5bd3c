import { ReceiverError } from "../receiver-error.js";
import { redisKeys, redisScript } from "./redis-script.js";

/**
 * What the store asks of a Redis client. A client of the package `redis` is one; for a client of `ioredis` it is
 * `{ sendCommand: ([name, ...rest]) => ioredis.call(name, ...rest) }`.
 */
export interface RedisClient {
  sendCommand(args: string[]): Promise<unknown>;
}

/** Runs one operation of the script: its name, its scalars, and texts that pass through untouched. */
export type RunOperation = (name: string, scalars?: object, ...texts: string[]) => Promise<unknown>;

/** What the runner needs. */
export interface RedisRunnerOptions {
  readonly client: RedisClient;
  readonly prefix: string;
  readonly durable: boolean;
}

/** Makes what runs the script, after a look whether Redis would forget what it is given. */
export function createRedisRunner({ client, prefix, durable }: RedisRunnerOptions): RunOperation {
  const keys = redisKeys(prefix);
  let prepared: Promise<string> | undefined;

  async function prepare(): Promise<string> {
    checkMemory(String(await client.sendCommand(["INFO"])), durable);
    return digestOf(redisScript);
  }

  return async (name, scalars = {}, ...texts) => {
    // A Redis that was away, or was set up wrongly, may be back in order.
    prepared ??= prepare().catch((error) => {
      prepared = undefined;
      throw error;
    });
    const digest = await prepared;
    const rest = [String(keys.length), ...keys, name, JSON.stringify(scalars), ...texts];
    try {
      return await client.sendCommand(["EVALSHA", digest, ...rest]);
    } catch (error) {
      // Redis forgets scripts when it restarts.
      if (!(error instanceof Error) || !error.message.startsWith("NOSCRIPT")) throw error;
      return client.sendCommand(["EVAL", redisScript, ...rest]);
    }
  };
}

function checkMemory(info: string, durable: boolean): void {
  const read = (field: string): string | undefined => new RegExp(`^${field}:(\\S+)`, "m").exec(info)?.[1];
  if (durable && read("aof_enabled") === "0") {
    throw new ReceiverError(
      "invalid_option",
      "This Redis forgets acknowledged events when it restarts. Set `appendonly yes`, or pass `durable: false`.",
    );
  }
  const policy = read("maxmemory_policy");
  if (read("maxmemory") !== "0" && policy !== undefined && policy !== "noeviction") {
    throw new ReceiverError(
      "invalid_option",
      `This Redis throws keys away when its memory is full (${policy}). Set \`maxmemory-policy noeviction\`.`,
    );
  }
}

/** Redis names a script by its SHA-1. */
async function digestOf(script: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-1", new TextEncoder().encode(script)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
