import { ChangeKind } from "@syndikit/contract";
import type { Principal } from "../api/call.js";
import type { Clock, Log, Random } from "../ports.js";
import { ofCaller, ofUser } from "../shares/owner.js";
import type { ShareTable } from "../shares/table.js";
import type { Change } from "../store/change.js";
import { createHistory, type Entry } from "./history.js";

/**
 * Streams changes to readers, to each only what it may see. It keeps the latest changes, so that readers can resume.
 */
export interface Feed {
  /** Adds committed changes. */
  publish(changes: readonly Change[]): void;
  /** Tells every reader to start over, because everything was replaced. */
  startOver(): void;
  /** @returns the stream for a reader; `undefined` when there are too many. */
  open(reader: NewReader): ReadableStream<Uint8Array> | undefined;
  /** Ends all streams. */
  close(): void;
  /** Counters since the start. */
  readonly counts: FeedCounts;
}

export interface FeedCounts {
  readonly readers: number;
  readonly published: number;
  /** Changes that were formatted as text. */
  readonly encoded: number;
  /** Chunks that were encoded, each for one or more readers. */
  readonly pieces: number;
  /** Readers that were disconnected because they were too slow. */
  readonly cut: number;
}

interface NewReader {
  readonly principal: Principal;
  readonly lastEventId: string | null;
}

export interface FeedOptions {
  readonly clock: Pick<Clock, "now" | "elapsed">;
  readonly random: Random;
  readonly log: Log;
  /** Filters the changes that a user who is not an administrator may read of. */
  readonly visible: (principal: Principal, changes: readonly Change[]) => Promise<readonly Change[]>;
  readonly shares: Pick<ShareTable, "streams" | "streamsOfUser">;
  /** Whether a reader's sign-in is still valid, and the reader has the rights that it had then. */
  readonly isSignedIn: (principal: Principal) => Promise<boolean>;
  /** How many changes are kept; 20,000 when absent. */
  readonly memory?: number;
  /** The most bytes that may wait for one reader; 262,144 when absent. */
  readonly backlog?: number;
  /** The most changes that are sent one by one. More are sent as one notice. 500 when absent. */
  readonly toldSingly?: number;
  /** The shortest time between two chunks, in milliseconds; 100 when absent. */
  readonly interval?: number;
  /** How busy the process is; measured when absent. */
  readonly load?: LoadMeter;
  /** Milliseconds between two heartbeats; 15,000 when absent. */
  readonly heartbeat?: number;
}

const MEMORY = 20_000;
const BACKLOG = 256 * 1_024;
const INTERVAL = 100;
/**
 * Milliseconds of processor time that a reader costs after each chunk, because it reloads what it shows, for example
 * three lists.
 */
const READING = 12;
/**
 * The share of the server's idle time that readers may use, and the share of all time that they may use in any case.
 */
const SHARE_OF_IDLE = 0.7;
const MIN_SHARE = 0.05;
const HEARTBEAT = 15_000;
const TOLD_SINGLY = 500;
/** Milliseconds after which a stream ends, and its reader has to sign in again. */
const MAX_AGE = 15 * 60 * 1_000;

/** Measures how busy the process is. */
export interface LoadMeter {
  /** The share of the time since the last restart in which the process was busy, from 0 to 1. */
  busy(): number;
  restart(): void;
}

interface Reader {
  readonly principal: Principal;
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
  /** Milliseconds of a monotonic clock. */
  readonly since: number;
  /** Gives the reader's place back. */
  readonly giveBack: () => void;
  /** Whether nothing more is sent than what waits. */
  isEnding: boolean;
}

/** Readers that see the same changes, and so share each chunk. */
interface Group {
  readonly principal: Principal;
  readonly readers: Set<Reader>;
  /** The number of the last change that was sent to them. */
  told: number;
}

export function createFeed(options: FeedOptions): Feed {
  const {
    clock,
    random,
    log,
    visible,
    isSignedIn,
    shares,
    memory = MEMORY,
    backlog = BACKLOG,
    toldSingly = TOLD_SINGLY,
    interval = INTERVAL,
    load = createLoadMeter(),
    heartbeat = HEARTBEAT,
  } = options;
  const encoder = new TextEncoder();
  const groups = new Map<string, Group>();
  const history = createHistory({ clock, random, memory });
  const counts = { pieces: 0, cut: 0 };
  let flushTimer: NodeJS.Timeout | undefined;
  let beatTimer: NodeJS.Timeout | undefined;
  let flushing = false;
  let closed = false;
  /** When the last chunk was sent, in milliseconds of a monotonic clock. */
  let toldAt = Number.NEGATIVE_INFINITY;

  function publish(changes: readonly Change[]): void {
    history.add(changes);
    planFlush();
  }

  function planFlush(): void {
    if (groups.size > 0) flushTimer ??= setTimeout(flush, interval).unref();
  }

  /** On a busy server, many readers are notified less often, so that their reloads do not keep it from its work. */
  function isTooEarly(): boolean {
    const share = Math.max((1 - load.busy()) * SHARE_OF_IDLE, MIN_SHARE);
    return (clock.elapsed() - toldAt) * share < readers().length * READING;
  }

  function flush(): void {
    flushTimer = undefined;
    if (flushing) return;
    if (isTooEarly()) {
      planFlush();
      return;
    }
    flushing = true;
    toldAt = clock.elapsed();
    load.restart();
    history.toldAll();
    const until = history.last;
    Promise.all([...groups.values()].map((group) => tell(group, until)))
      .catch((error: unknown) => log.error({ err: error }, "changes could not be told"))
      .finally(() => {
        flushing = false;
        if (history.last > until) planFlush();
      });
  }

  async function tell(group: Group, until: number): Promise<void> {
    const { told, readers } = group;
    if (told >= until) return;
    // What a user may see has changed with its role or company, and what its reader shows is of before.
    if (!(await hasRights(group, told, until))) return;
    let text: string;
    try {
      text = await write(group.principal, told, until);
    } catch (error) {
      // It is unknown what they should have received. They resume when the server can send again.
      for (const reader of [...readers]) end(reader);
      throw error;
    }
    group.told = Math.max(group.told, until);
    if (text !== "") send(readers, text);
  }

  /** Ends the streams of a group whose readers have other rights by now; returns whether any are left. */
  async function hasRights({ principal, readers }: Group, after: number, until: number): Promise<boolean> {
    const found = history.between(after, until);
    const mayHaveOthers = !isAdministrator(principal) || found === undefined || found.some(concernsRights);
    if (!mayHaveOthers) return true;
    const checked = new Map<number, Promise<boolean>>();
    for (const reader of [...readers]) {
      const { userId } = reader.principal;
      const valid = checked.get(userId) ?? isSignedIn(reader.principal);
      checked.set(userId, valid);
      if (!(await valid)) end(reader);
    }
    return readers.size > 0;
  }

  /** The changes after one number and up to another, as a reader receives them. */
  async function write(principal: Principal, after: number, until: number): Promise<string> {
    const found = history.between(after, until);
    // No reader would look at this many changes one by one, so they become one notice to reload everything. Which of
    // them the reader may see is not looked up.
    if (found === undefined || found.length > toldSingly) return history.startOverText();
    if (isAdministrator(principal)) return history.textOf(found);
    const seen = new Set(
      await visible(
        principal,
        found.map(({ change }) => change),
      ),
    );
    return history.textOf(found.filter(({ change }) => seen.has(change)));
  }

  function send(readers: Iterable<Reader>, text: string): void {
    const piece = encoder.encode(text);
    counts.pieces += 1;
    for (const reader of [...readers]) {
      if ((reader.controller.desiredSize ?? 0) > 0) reader.controller.enqueue(piece);
      else {
        counts.cut += 1;
        end(reader);
      }
    }
  }

  /** What waits for the reader is still sent, unless the reader has gone. */
  function end(reader: Reader): void {
    leave(reader);
    reader.isEnding = true;
    closeWhenRead(reader);
  }

  /** Who does not read what waits keeps its place: else it could have any number of streams that wait like that. */
  function closeWhenRead({ isEnding, controller, giveBack }: Reader): void {
    if (!isEnding || controller.desiredSize !== backlog) return;
    giveBack();
    controller.close();
  }

  function leave(reader: Reader): void {
    const key = keyOf(reader.principal);
    const group = groups.get(key);
    group?.readers.delete(reader);
    if (group?.readers.size === 0) groups.delete(key);
    if (groups.size > 0) return;
    clearTimeout(flushTimer);
    clearInterval(beatTimer);
    flushTimer = undefined;
    beatTimer = undefined;
  }

  /** Sends a heartbeat with the position to resume from. Ends streams whose sign-in is no longer valid. */
  async function beat(): Promise<void> {
    for (const group of [...groups.values()]) {
      for (const reader of [...group.readers]) {
        const isOld = clock.elapsed() - reader.since > MAX_AGE;
        if (isOld || !(await isSignedIn(reader.principal))) end(reader);
      }
      send(group.readers, history.positionText(group.told));
    }
  }

  async function begin(reader: Reader, lastEventId: string | null): Promise<void> {
    const { principal } = reader;
    let told = history.numberOf(lastEventId);
    let text = "";
    if (told === undefined) {
      text = history.startOverText();
      told = history.last;
    }
    // More changes can happen while the visible ones are looked up.
    while (told < history.last) {
      const until = history.last;
      text += await write(principal, told, until);
      told = until;
      // Its user may have moved meanwhile, and it is in no group yet that would look.
      if (!(await isSignedIn(principal))) return end(reader);
    }
    if (closed) return end(reader);
    const key = keyOf(principal);
    // A reader that joins a group that is behind gets some changes twice, which does no harm.
    const group = groups.get(key) ?? { principal, readers: new Set<Reader>(), told };
    groups.set(key, group);
    group.readers.add(reader);
    // A change that happens again is sent again to the new reader.
    history.toldAll();
    reader.controller.enqueue(encoder.encode(text === "" ? history.positionText(told) : text));
    beatTimer ??= setInterval(() => {
      beat().catch((error: unknown) => log.error({ err: error }, "a keep-alive could not be sent"));
    }, heartbeat).unref();
  }

  /** The place of a stream in the shares of its company and its user. */
  function takePlace(principal: Principal): (() => void) | undefined {
    const ofOwner = shares.streams.tryTake(ofCaller(principal));
    const ofReader = ofOwner && shares.streamsOfUser.tryTake(ofUser(principal.userId));
    if (ofOwner !== undefined && ofReader !== undefined)
      return () => {
        ofOwner();
        ofReader();
      };
    ofOwner?.();
    return undefined;
  }

  const readers = (): readonly Reader[] => [...groups.values()].flatMap((group) => [...group.readers]);

  return {
    publish,
    startOver() {
      history.startOver();
      for (const group of groups.values()) {
        group.told = 0;
        send(group.readers, history.startOverText());
      }
    },
    open({ principal, lastEventId }) {
      // Taken before anything is read: otherwise any number of readers that resume at the same moment get in.
      const giveBack = closed ? undefined : takePlace(principal);
      if (giveBack === undefined) return undefined;
      let reader: Reader;
      return new ReadableStream<Uint8Array>(
        {
          async start(controller) {
            reader = { principal, controller, since: clock.elapsed(), giveBack, isEnding: false };
            await begin(reader, lastEventId).catch((error: unknown) => {
              leave(reader);
              giveBack();
              throw error;
            });
          },
          pull: () => closeWhenRead(reader),
          cancel() {
            leave(reader);
            giveBack();
          },
        },
        new ByteLengthQueuingStrategy({ highWaterMark: backlog }),
      );
    },
    close() {
      closed = true;
      for (const reader of readers()) end(reader);
    },
    get counts() {
      return { ...history.counts, ...counts, readers: readers().length };
    },
  };
}

function createLoadMeter(): LoadMeter {
  let start = performance.eventLoopUtilization();
  return {
    busy: () => performance.eventLoopUtilization(start).utilization,
    restart() {
      start = performance.eventLoopUtilization();
    },
  };
}

/** Whether what a user may see can have changed. */
function concernsRights({ change: { kind } }: Entry): boolean {
  return kind === ChangeKind.user || kind === ChangeKind.company || kind === ChangeKind.everything;
}

function isAdministrator({ role }: Principal): boolean {
  return role === "ROLE_ADMIN";
}

function keyOf(principal: Principal): string {
  return isAdministrator(principal) ? "administrators" : `${principal.role} ${principal.userId}`;
}
