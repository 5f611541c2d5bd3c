import type { Owner } from "./owner.js";
import { createTurns } from "./turns.js";

/** How much of a resource is used at a time, and by whom. */
export interface ShareRules {
  /** The most in progress. */
  readonly all: number;
  /** The most in progress of one owner. */
  readonly each: number;
  /** How many of the last free places are only for owners with nothing in progress. */
  readonly reserve?: number;
  /** How many of the last free places are only for owners of {@link ShareRules.known}, for the first that each takes. */
  readonly kept?: number;
  /** Owners that are known to be who they say, whom a flood of strangers must not push aside. */
  readonly known?: (owner: Owner) => boolean;
  /** The most that one owner lets wait; none when absent. */
  readonly waiting?: number;
  /**
   * The most that all owners but the known ones let wait; as much as each may when absent. When it is reached, an owner
   * with less takes a place from the one with the most.
   */
  readonly waitingInAll?: number;
  /** Milliseconds to wait at most; as long as it takes when absent. */
  readonly within?: number;
  /** How much an owner may begin in one round, in units of cost; 1 when absent. */
  readonly quantum?: number;
}

/**
 * Divides a resource among owners. What is idle is lent to anybody, except the reserve. Owners that wait take turns by
 * the cost of what they ask for (deficit round robin): who arrives waits for at most one quantum of each other owner.
 */
export interface Shares {
  /**
   * Runs work in the owner's turn.
   *
   * @throws {ShareRefused} when too much of the owner's waits already, the turn did not come in time, or whoever asked
   * went away. The work did not run then.
   */
  run<T>(owner: Owner, work: () => Promise<T>, options?: ShareOptions): Promise<T>;
  /**
   * Takes a place at once, for work that a queue in a table was given by {@link Shares.room}.
   *
   * @returns a function that gives the place back.
   */
  take(owner: Owner): () => void;
  /** Takes a place if there is one, for what nobody waits for; `undefined` when there is none. */
  tryTake(owner: Owner): (() => void) | undefined;
  /** What may begin now, for queues that are tables. */
  room(): ShareRoom;
  /** A time-out halves the owner's share, and each answer adds a place again. */
  note(owner: Owner, outcome: "answer" | "timeout"): void;
  state(): ShareState;
}

interface ShareOptions {
  /** Processor time or whatever is scarce, in units of the quantum; 1 when absent. */
  readonly cost?: number;
  /** Aborted when nobody wants the work any more. What waits then gives its place in the queue to others. */
  readonly signal?: AbortSignal;
}

interface ShareRoom {
  readonly free: number;
  readonly each: number;
  readonly reserve: number;
  /** Owners whose share is lower than `each`: at least 1. */
  readonly lower: ReadonlyMap<Owner, number>;
}

/** What is measured of a resource. */
export interface ShareState {
  readonly running: number;
  readonly waiting: number;
  /** How much had to wait so far, whether its turn came or not. */
  readonly waited: number;
  /** Milliseconds that all of it waited. */
  readonly waitedFor: number;
  readonly refused: number;
}

/** The owner has too much in progress. Nothing was done, and a later try may succeed. */
export class ShareRefused extends Error {
  constructor(
    readonly owner: Owner,
    reason: string,
  ) {
    super(`The share of ${owner} is in use: ${reason}.`);
    this.name = "ShareRefused";
  }
}

const UNWANTED = "nobody waits for it any more";

interface Wanted {
  readonly cost: number;
  readonly signal: AbortSignal | undefined;
}

interface Waiter {
  readonly cost: number;
  readonly since: number;
  start(): void;
  refuse(reason: string): void;
}

/** @param elapsed - a monotonic clock in milliseconds. */
export function createShares(rules: ShareRules, elapsed: () => number): Shares {
  const { all, each, reserve = 0, kept = 0, waiting: mostWaiting = 0, within, quantum = 1 } = rules;
  const { known = () => false, waitingInAll = Number.POSITIVE_INFINITY } = rules;
  const held = new Map<Owner, number>();
  const lower = new Map<Owner, number>();
  const turns = createTurns<Owner, Waiter>(quantum);
  let running = 0;
  const counts = { waiting: 0, waited: 0, waitedFor: 0, refused: 0 };

  const heldBy = (owner: Owner): number => held.get(owner) ?? 0;
  const limitOf = (owner: Owner): number => lower.get(owner) ?? each;

  function fits(owner: Owner): boolean {
    const own = heldBy(owner);
    if (own >= limitOf(owner)) return false;
    if (known(owner) && own < kept) return running < all;
    // What is kept is never lent, so the reserve lies before it: else who has nothing would find both in use.
    const free = all - running - kept;
    return own === 0 ? free > 0 : free > reserve;
  }

  function take(owner: Owner): () => void {
    running += 1;
    held.set(owner, heldBy(owner) + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      running -= 1;
      if (heldBy(owner) > 1) held.set(owner, heldBy(owner) - 1);
      else held.delete(owner);
      for (let next = takeNext(); next !== undefined; next = takeNext()) next.start();
    };
  }

  /** Removes the waiter whose turn it is, if there is a place for it. */
  function takeNext(): Waiter | undefined {
    const next = turns.next(fits);
    if (next !== undefined) leave(next);
    return next;
  }

  function leave(waiter: Waiter): void {
    counts.waiting -= 1;
    counts.waitedFor += elapsed() - waiter.since;
  }

  /** Takes a place in the queue from the owner with the most, if that has more than this one would. */
  function pushAside(own: number): boolean {
    let longest: readonly [Owner, readonly Waiter[]] | undefined;
    for (const [owner, waiters] of turns.lines())
      if (!known(owner) && waiters.length > (longest?.[1].length ?? 0)) longest = [owner, waiters];
    const last = longest?.[1].at(-1);
    if (longest === undefined || last === undefined || longest[1].length <= own + 1) return false;
    turns.remove(longest[0], last);
    leave(last);
    last.refuse("others wait too");
    return true;
  }

  /** How many of the owners that are not known wait. */
  const strangers = (): number =>
    [...turns.lines()].reduce((sum, [owner, waiters]) => sum + (known(owner) ? 0 : waiters.length), 0);

  /** Waits for the owner's turn, and takes the place. */
  function wait(owner: Owner, { cost, signal }: Wanted): Promise<() => void> {
    const own = turns.waitingOf(owner);
    const isFull = !known(owner) && strangers() >= waitingInAll;
    if (own >= mostWaiting || (isFull && !pushAside(own))) {
      counts.refused += 1;
      return Promise.reject(new ShareRefused(owner, `${own} wait already`));
    }
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const end = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", giveUp);
      };
      const waiter: Waiter = {
        cost,
        since: elapsed(),
        start() {
          end();
          resolve(take(owner));
        },
        refuse(reason) {
          end();
          counts.refused += 1;
          reject(new ShareRefused(owner, reason));
        },
      };
      const giveUp = (): void => {
        end();
        if (turns.remove(owner, waiter)) leave(waiter);
        reject(new ShareRefused(owner, UNWANTED));
      };
      signal?.addEventListener("abort", giveUp);
      turns.add(owner, waiter);
      counts.waiting += 1;
      counts.waited += 1;
      if (within === undefined) return;
      timer = setTimeout(() => {
        if (turns.remove(owner, waiter)) leave(waiter);
        waiter.refuse(`no place within ${within / 1_000} s`);
      }, within);
    });
  }

  return {
    async run(owner, work, { cost = 1, signal } = {}) {
      if (signal?.aborted === true) throw new ShareRefused(owner, UNWANTED);
      const mayBegin = turns.waitingOf(owner) === 0 && fits(owner);
      const giveBack = mayBegin ? take(owner) : await wait(owner, { cost, signal });
      try {
        return await work();
      } finally {
        giveBack();
      }
    },
    take,
    tryTake(owner) {
      if (turns.waitingOf(owner) === 0 && fits(owner)) return take(owner);
      counts.refused += 1;
      return undefined;
    },
    room: () => ({ free: Math.max(0, all - running), each, reserve, lower }),
    note(owner, outcome) {
      const limit = limitOf(owner);
      if (outcome === "timeout") lower.set(owner, Math.max(1, Math.floor(limit / 2)));
      else if (limit + 1 >= each) lower.delete(owner);
      else lower.set(owner, limit + 1);
    },
    state: () => ({ running, ...counts }),
  };
}
