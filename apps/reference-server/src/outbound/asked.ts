import type { Owner } from "../shares/owner.js";
import { ASKED } from "../shares/table.js";
import { createTurns } from "../shares/turns.js";

/**
 * The events that somebody asked to send again. They do not wait for their place in the queue, nor for the end of a
 * pause. Who asks for one waits for no other who asks for thousands: they take turns, and nobody has all places. They
 * are kept in memory: after a restart they are events of the queue like others.
 */
export interface Asked {
  /** Called after the commit that makes the events due. */
  add(owner: Owner, ids: readonly number[]): void;
  /** Those that may be sent now. Each keeps its place until it is done or put back. */
  take(): readonly AskedEvent[];
  /** Whether {@link Asked.take} would give some. */
  isReady(): boolean;
  /** Calls the function whenever there is something new to send. Returns a function that ends this. */
  onAdd(listener: () => void): () => void;
}

/** An event that was asked for, with its place among those that are sent. */
export interface AskedEvent {
  readonly id: number;
  /** Gives the place to another. */
  done(): void;
  /** Gives the place to another, and waits again, without telling anybody. */
  putBack(): void;
}

interface Waiting {
  readonly id: number;
  readonly owner: Owner;
  readonly cost: 1;
}

export function createAsked(): Asked {
  const turns = createTurns<Owner, Waiting>(1);
  /** Those that wait: each is sent once, however often it is asked for. */
  const waiting = new Set<number>();
  const sent = new Map<Owner, number>();
  const listeners = new Set<() => void>();
  let running = 0;

  const sentOf = (owner: Owner): number => sent.get(owner) ?? 0;
  const fits = (owner: Owner): boolean => running < ASKED.all && sentOf(owner) < ASKED.each;

  function wait(owner: Owner, id: number): void {
    if (waiting.has(id)) return;
    waiting.add(id);
    turns.add(owner, { id, owner, cost: 1 });
  }

  function begin({ id, owner }: Waiting): AskedEvent {
    waiting.delete(id);
    running += 1;
    sent.set(owner, sentOf(owner) + 1);
    const done = (): void => {
      running -= 1;
      if (sentOf(owner) > 1) sent.set(owner, sentOf(owner) - 1);
      else sent.delete(owner);
    };
    return {
      id,
      done,
      putBack() {
        done();
        wait(owner, id);
      },
    };
  }

  return {
    add(owner, ids) {
      for (const id of ids) wait(owner, id);
      for (const listener of listeners) listener();
    },
    take() {
      const taken: AskedEvent[] = [];
      for (let next = turns.next(fits); next !== undefined; next = turns.next(fits)) taken.push(begin(next));
      return taken;
    },
    isReady: () => [...turns.lines()].some(([owner]) => fits(owner)),
    onAdd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
