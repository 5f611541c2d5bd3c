import { createHash } from "node:crypto";
import { headerNames, type Operation, type OperationId } from "@syndikit/contract";
import { decodeParameters, validateParameters } from "@syndikit/contract/validators";
import { isRefusal, raise } from "../errors.js";
import type { Clock } from "../ports.js";
import type { Seals } from "../secrets/seals.js";
import { findRemembered, type RequestKey, replaceRemembered } from "../store/idempotency-keys.js";
import { onNothing } from "../store/keys.js";
import { type Store, type Tx, UniqueViolation } from "../store/port.js";
import type { Call, Reply } from "./call.js";
import { assertValid } from "./violations.js";

/** A request that can be repeated: its caller, and what it asks for. */
export interface OnceKey extends RequestKey {
  readonly fingerprint: string;
}

type Write = Call<OperationId>["write"];

/** A reply, and whether it was given before. */
export interface Outcome {
  readonly reply: Reply<OperationId>;
  readonly replayed: boolean;
}

/** Serves requests that carry an `Idempotency-Key` once, and repetitions from what is remembered. */
export interface Idempotency {
  /**
   * @param perform - handles the request. What it writes through `write` and its reply are remembered together or not
   * at all; a request that fails is forgotten.
   * @throws {MarketplaceError} when the key was used for another request: 422; when the first one is in flight: 409.
   */
  once(key: OnceKey, perform: (write: Write) => Promise<Reply<OperationId>>): Promise<Outcome>;
}

/** For so long a reply is remembered, in milliseconds of the machine's time. */
export const IDEMPOTENCY_LIFETIME = 24 * 3_600_000;

/** Milliseconds are few enough for the work of a request, and a client that waits less would only ask more often. */
const RETRY_AFTER = { [headerNames.retryAfter]: "1" };

export function createIdempotency({ store, seals, clock }: IdempotencyOptions): Idempotency {
  // Of this process. Another one that serves the same request at the same time loses by the index of the table.
  const inFlight = new Map<string, string>();

  async function find(key: OnceKey): Promise<Remembered | undefined> {
    const since = clock.wall() - IDEMPOTENCY_LIFETIME;
    const sealed = await store.read((db) => findRemembered(db, key, since));
    return sealed === undefined ? undefined : JSON.parse(seals.open(sealed));
  }

  async function remember(tx: Tx, once: OnceKey, reply: Reply<OperationId>): Promise<void> {
    const now = clock.wall();
    const { fingerprint } = once;
    const remembered = seals.seal(JSON.stringify({ fingerprint, reply } satisfies Remembered));
    await replaceRemembered(tx, once, { remembered, now, tooOld: now - IDEMPOTENCY_LIFETIME });
  }

  async function perform(
    key: OnceKey,
    handle: (write: Write) => Promise<Reply<OperationId>>,
  ): Promise<Outcome> {
    const known = await find(key);
    if (known !== undefined) {
      assertSame(known.fingerprint, key);
      return { reply: known.reply, replayed: true };
    }
    let remembered = false;
    const reply = await handle(async (work, options) => {
      const result = await store.write(async (tx) => {
        const result = await work(tx);
        if (!isRefusal(result)) await remember(tx, key, result);
        return result;
      }, options);
      remembered = true;
      return result;
    });
    // A handler that has nothing to write.
    if (!remembered) await store.write((tx) => remember(tx, key, reply), onNothing);
    return { reply, replayed: false };
  }

  return {
    async once(key, handle) {
      const name = JSON.stringify([key.userId, key.operationId, key.key]);
      const running = inFlight.get(name);
      if (running !== undefined) {
        assertSame(running, key);
        raise("idempotencyKeyInFlight", {}, RETRY_AFTER);
      }
      inFlight.set(name, key.fingerprint);
      try {
        return await perform(key, handle);
      } catch (error) {
        if (!isKeyTaken(error)) throw error;
        return raise("idempotencyKeyInFlight", {}, RETRY_AFTER);
      } finally {
        inFlight.delete(name);
      }
    },
  };
}

interface IdempotencyOptions {
  readonly store: Store;
  readonly seals: Seals;
  readonly clock: Clock;
}

/** What is kept of a request. */
interface Remembered {
  readonly fingerprint: string;
  readonly reply: Reply<OperationId>;
}

function isKeyTaken(error: unknown): boolean {
  return error instanceof UniqueViolation && error.column.startsWith("idempotency_keys.");
}

function assertSame(fingerprint: string, key: OnceKey): void {
  if (fingerprint !== key.fingerprint) raise("idempotencyKeyReused", {});
}

/**
 * The key of a request; `undefined` when it has none, or when the operation takes none.
 *
 * @throws {MarketplaceError} when it is not a key: 400.
 */
export function readOnceKey(
  { id, parameters }: Operation,
  { principal, path, query, body }: Pick<Call<OperationId>, "principal" | "path" | "query" | "body">,
  headers: Headers,
): OnceKey | undefined {
  const name = headerNames.idempotencyKey;
  const key = headers.get(name);
  if (key === null || !parameters.some((parameter) => parameter.name === name)) return undefined;
  const operationId = id as OperationId;
  assertValid(
    validateParameters(operationId, "header", decodeParameters(operationId, "header", [[name, key]])),
  );
  // The version says how an answer is written, not what is asked: what is remembered has none.
  const { apiVersion: _, ...asked } = query;
  const fingerprint = createHash("sha256")
    .update(canonicalJson([path, asked, body]))
    .digest("base64url");
  return { userId: principal.userId, operationId, key, fingerprint };
}

/** JSON with the members of each object in the order of their names: clients write the same value in many orders. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
