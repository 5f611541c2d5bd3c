import type { Principal } from "../http/call.js";
import type { Clock, Log, Random } from "../ports.js";
import type { Change } from "./change.js";
import { createHistory, type Entry } from "./history.js";

/** Tells readers what changes, each of what it may see. It remembers the last changes, so that a reader can resume. */
export interface Feed {
  /** Takes changes that are committed. */
  publish(changes: readonly Change[]): void;
  /** Tells every reader to start over: everything was replaced. */
  startOver(): void;
  /** @returns the stream of a reader, or nothing when there are too many. */
  open(reader: NewReader): ReadableStream<Uint8Array> | undefined;
  /** Ends all streams. */
  close(): void;
  /** What it has done so far. */
  readonly counts: FeedCounts;
}

export interface FeedCounts {
  readonly readers: number;
  readonly published: number;
  /** Changes that were written as text. */
  readonly encoded: number;
  /** Pieces that were encoded for one or more readers. */
  readonly pieces: number;
  /** Readers that were too slow. */
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
  /** The changes that somebody who is no administrator may read of. */
  readonly visible: (principal: Principal, changes: readonly Change[]) => Promise<readonly Change[]>;
  /** Whether a reader may still sign in as it did. */
  readonly isSignedIn: (principal: Principal) => Promise<boolean>;
  /** Changes that are remembered; 20,000 when absent. */
  readonly memory?: number;
  /** Bytes that wait for one reader at most; 262,144 when absent. */
  readonly backlog?: number;
  /** Changes that are told one by one; more are one notice. 500 when absent. */
  readonly toldSingly?: number;
  /** Milliseconds between two pieces at least; 100 when absent. */
  readonly interval?: number;
  /** How busy the process is; measured when absent. */
  readonly load?: LoadMeter;
  /** Milliseconds between two signs of life; 15,000 when absent. */
  readonly heartbeat?: number;
}

const MEMORY = 20_000;
const BACKLOG = 256 * 1_024;
const INTERVAL = 100;
/** Milliseconds of processor that a reader costs after each piece: it reads again what it shows, as three lists. */
const READING = 12;
/** Readers may take this share of the time in which the server has nothing to do, and this share of all in any case. */
const SHARE_OF_IDLE = 0.7;
const LEAST_SHARE = 0.05;
const HEARTBEAT = 15_000;
const TOLD_SINGLY = 500;
/** Milliseconds until a stream ends, and its reader signs in anew. */
const MAX_AGE = 15 * 60 * 1_000;
/** Streams at a time, of everybody and of one user. */
const MAX_READERS = 500;
const MAX_READERS_OF_USER = 100;

/** Measures how busy the process is. */
export interface LoadMeter {
  /** The share of the time since it was restarted in which the process was busy, from 0 to 1. */
  busy(): number;
  restart(): void;
}

interface Reader {
  readonly principal: Principal;
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
  /** Milliseconds that never jump. */
  readonly since: number;
}

/** Readers that see the same: they share each piece. */
interface Group {
  readonly principal: Principal;
  readonly readers: Set<Reader>;
  /** The last change that they were told of. */
  told: number;
}

export function createFeed(options: FeedOptions): Feed {
  const {
    clock,
    random,
    log,
    visible,
    isSignedIn,
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
  /** When the last piece went out, in milliseconds that never jump. */
  let toldAt = Number.NEGATIVE_INFINITY;

  function publish(changes: readonly Change[]): void {
    history.add(changes);
    planFlush();
  }

  function planFlush(): void {
    if (groups.size > 0) flushTimer ??= setTimeout(flush, interval).unref();
  }

  /** Many readers of a busy server hear less often, so that what they read again does not keep it from its work. */
  function isTooEarly(): boolean {
    const share = Math.max((1 - load.busy()) * SHARE_OF_IDLE, LEAST_SHARE);
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
    let text: string;
    try {
      text = await write(group.principal, told, until);
    } catch (error) {
      // What they would have been told is not known: they resume when it can be told again.
      for (const reader of [...readers]) end(reader);
      throw error;
    }
    group.told = Math.max(group.told, until);
    if (text !== "") send(readers, text);
  }

  /** The changes after one and up to another, as a reader gets them. */
  async function write(principal: Principal, after: number, until: number): Promise<string> {
    const found = history.between(after, until);
    if (found === undefined) return history.startOverText();
    if (isAdministrator(principal)) return textOf(found);
    const seen = new Set(
      await visible(
        principal,
        found.map(({ change }) => change),
      ),
    );
    return textOf(found.filter(({ change }) => seen.has(change)));
  }

  /** So many that no reader looks at them one by one are one notice: everything. */
  function textOf(found: readonly Entry[]): string {
    return found.length > toldSingly ? history.startOverText() : history.textOf(found);
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

  /** What waits for it is still sent, unless it has gone. */
  function end(reader: Reader): void {
    leave(reader);
    try {
      reader.controller.close();
    } catch {
      // It was cancelled.
    }
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

  /** Says that the stream is alive, and from where it resumes. Ends those that may not sign in any more. */
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
    // Looking up what it may see takes time, in which more can happen.
    while (told < history.last) {
      const until = history.last;
      text += await write(principal, told, until);
      told = until;
    }
    if (closed) return end(reader);
    const key = keyOf(principal);
    // One that has joined a group that is behind hears of some changes twice, which does no harm.
    const group = groups.get(key) ?? { principal, readers: new Set<Reader>(), told };
    groups.set(key, group);
    group.readers.add(reader);
    // The reader hears of a change again when it happens again.
    history.toldAll();
    reader.controller.enqueue(encoder.encode(text === "" ? history.positionText(told) : text));
    beatTimer ??= setInterval(() => {
      beat().catch((error: unknown) => log.error({ err: error }, "a sign of life could not be sent"));
    }, heartbeat).unref();
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
      const all = readers();
      const own = all.filter((reader) => reader.principal.userId === principal.userId);
      if (closed || all.length >= MAX_READERS || own.length >= MAX_READERS_OF_USER) return undefined;
      let reader: Reader;
      return new ReadableStream<Uint8Array>(
        {
          async start(controller) {
            reader = { principal, controller, since: clock.elapsed() };
            await begin(reader, lastEventId);
          },
          cancel: () => leave(reader),
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

function isAdministrator({ role }: Principal): boolean {
  return role === "ROLE_ADMIN";
}

function keyOf(principal: Principal): string {
  return isAdministrator(principal) ? "administrators" : `${principal.role} ${principal.userId}`;
}
