import { createHash } from "node:crypto";
import { headerNames, type Operation, type OperationId } from "@syndikit/contract";
import { decodeParameters, validateParameters } from "@syndikit/contract/validators";
import type { Call, Reply } from "../api/call.js";
import { isRefusal, MarketplaceError, raise } from "../errors.js";
import type { Clock } from "../ports.js";
import type { Seals } from "../security/seals.js";
import { ofUser } from "../shares/owner.js";
import { type Form, parseDocument, writeDocument } from "../store/documents/column.js";
import { aNumber, aText, objectOf } from "../store/documents/reader.js";
import {
  countRemembered,
  findRemembered,
  type RequestKey,
  replaceRemembered,
} from "../store/idempotency-keys.js";
import { onNothing } from "../store/keys.js";
import { type Store, type Tx, UniqueViolation } from "../store/port.js";
import { assertValid } from "./violations.js";

/** A request with an idempotency key: its caller, and what it asks for. */
export interface OnceKey extends RequestKey {
  readonly fingerprint: string;
}

type Write = Call<OperationId>["write"];

/** A reply, and whether it was given before. */
export interface Outcome {
  readonly reply: Reply<OperationId>;
  readonly replayed: boolean;
}

/** Handles a request with an `Idempotency-Key` once, and answers repetitions with the stored reply. */
export interface Idempotency {
  /**
   * @param perform - handles the request. Its writes through `write` and its reply are stored together or not at all. A
   * failed request is not stored.
   * @throws {MarketplaceError} 422 when the key was used for another request; 409 while the first request is in
   * progress.
   */
  once(key: OnceKey, perform: (write: Write) => Promise<Reply<OperationId>>): Promise<Outcome>;
}

/** How long a reply is stored, in milliseconds on the machine's clock. */
export const IDEMPOTENCY_LIFETIME = 24 * 3_600_000;

/** A request takes milliseconds, so a second is enough. A shorter wait would only cause more retries. */
const RETRY_AFTER = { [headerNames.retryAfter]: "1" };

export function createIdempotency({ store, seals, clock, limit }: IdempotencyOptions): Idempotency {
  // Answers that each caller may still add before they are counted again. Counting for each request would be slow.
  const room = new Map<number, number>();

  // Of this process only. If another process handles the same request at the same time, the table's unique index makes
  // one of them fail.
  const inFlight = new Map<string, string>();

  async function find(key: OnceKey): Promise<Remembered | undefined> {
    const since = clock.wall() - IDEMPOTENCY_LIFETIME;
    const sealed = await store.read((db) => findRemembered(db, key, since), { owner: ofUser(key.userId) });
    return sealed === undefined ? undefined : parseDocument(rememberedForm, seals.open(sealed));
  }

  /** @throws {MarketplaceError} 429 when as many answers as allowed are stored for the caller. */
  async function takeRoom(userId: number): Promise<void> {
    let left = room.get(userId) ?? 0;
    if (left === 0) {
      const since = clock.wall() - IDEMPOTENCY_LIFETIME;
      left =
        limit - (await store.read((db) => countRemembered(db, userId, since), { owner: ofUser(userId) }));
      if (left <= 0) raise("tooManyKeys", { limit }, { [headerNames.retryAfter]: "3600" });
    }
    if (left === 1) room.delete(userId);
    else room.set(userId, left - 1);
  }

  /** The stored reply of an earlier request with the key. */
  async function replay(key: OnceKey): Promise<Outcome | undefined> {
    const known = await find(key);
    if (known === undefined) return undefined;
    assertSame(known.fingerprint, key);
    return { reply: known.reply, replayed: true };
  }

  async function remember(tx: Tx, once: OnceKey, reply: Reply<OperationId>): Promise<void> {
    const now = clock.wall();
    const { fingerprint } = once;
    const remembered = seals.seal(writeDocument(rememberedForm, { fingerprint, reply }));
    await replaceRemembered(tx, once, { remembered, now, tooOld: now - IDEMPOTENCY_LIFETIME });
  }

  async function perform(
    key: OnceKey,
    handle: (write: Write) => Promise<Reply<OperationId>>,
  ): Promise<Outcome> {
    const known = await replay(key);
    if (known !== undefined) return known;
    await takeRoom(key.userId);
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
    // The handler wrote nothing.
    if (!remembered)
      await store.write((tx) => remember(tx, key, reply), { owner: ofUser(key.userId), ...onNothing });
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
        // Another process may have handled the same request at the same time: this one was refused for what that did.
        const known = isRefused(error) ? await replay(key) : undefined;
        if (known !== undefined) return known;
        if (isKeyTaken(error)) raise("idempotencyKeyInFlight", {}, RETRY_AFTER);
        throw error;
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
  /** The most stored answers of one caller. */
  readonly limit: number;
}

/** What is stored for a request. */
interface Remembered {
  readonly fingerprint: string;
  readonly reply: Reply<OperationId>;
}

const rememberedForm: Form<Remembered> = {
  name: "reply to a repeated request",
  read: objectOf<Remembered>({
    fingerprint: aText,
    // What a handler has answered: its form is that of the interface.
    reply: (value, place) => {
      objectOf<{ readonly status: number }>({ status: aNumber() })(value, place);
      return value as Reply<OperationId>;
    },
  }),
};

const isRefused = (error: unknown): boolean =>
  error instanceof MarketplaceError || error instanceof UniqueViolation;

function isKeyTaken(error: unknown): boolean {
  return error instanceof UniqueViolation && error.column.startsWith("idempotency_keys.");
}

function assertSame(fingerprint: string, key: OnceKey): void {
  if (fingerprint !== key.fingerprint) raise("idempotencyKeyReused", {});
}

/**
 * The idempotency key of a request; `undefined` when it has none, or the operation does not support keys.
 *
 * @throws {MarketplaceError} 400 when it is not a valid key.
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
  // The version decides on the form of the reply, not on the request, and the reply is stored without a version.
  const { apiVersion: _, ...asked } = query;
  const fingerprint = createHash("sha256")
    .update(canonicalJson([path, asked, body]))
    .digest("base64url");
  return { userId: principal.userId, operationId, key, fingerprint };
}

/** JSON with sorted members, because clients may write the same value in different orders. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
