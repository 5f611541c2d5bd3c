/**
 * The events that somebody asked to send again. They do not wait for their place in the queue, nor for the end of a
 * pause. They are kept in memory: after a restart they are events of the queue like others.
 */
export interface Asked {
  /** Called after the commit that makes the events due. */
  add(ids: readonly number[]): void;
  /** Like `add`, without telling anybody. */
  putBack(ids: readonly number[]): void;
  /** The oldest requests, at most so many. */
  take(most: number): readonly number[];
  size(): number;
  /** Calls the function whenever there is something new to send. Returns a function that ends this. */
  onAdd(listener: () => void): () => void;
}

/** The most of them that are sent at a time, beside what the queue sends. */
export const MAX_ASKED = 8;

export function createAsked(): Asked {
  const waiting = new Set<number>();
  const listeners = new Set<() => void>();
  const putBack = (ids: readonly number[]): void => {
    for (const id of ids) waiting.add(id);
  };
  return {
    putBack,
    add(ids) {
      putBack(ids);
      for (const listener of listeners) listener();
    },
    take(most) {
      const taken: number[] = [];
      for (const id of waiting) {
        if (taken.length === most) break;
        taken.push(id);
        waiting.delete(id);
      }
      return taken;
    },
    size: () => waiting.size,
    onAdd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
