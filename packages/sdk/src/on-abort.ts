interface Watch {
  readonly tasks: Set<() => void>;
  readonly listener: () => void;
}

// One listener for all calls on a signal: Node takes more than ten for a leak, and says so.
const watches = new WeakMap<AbortSignal, Watch>();

/** Runs `task` when the signal fires; the answer takes it away again, and the listener with the last one. */
export function onAbort(signal: AbortSignal, task: () => void): () => void {
  const { tasks, listener } = watches.get(signal) ?? watch(signal);
  tasks.add(task);
  return () => {
    tasks.delete(task);
    if (tasks.size) return;
    signal.removeEventListener("abort", listener);
    watches.delete(signal);
  };
}

function watch(signal: AbortSignal): Watch {
  const tasks = new Set<() => void>();
  const listener = (): void => {
    for (const task of tasks) task();
  };
  signal.addEventListener("abort", listener);
  const created = { tasks, listener };
  watches.set(signal, created);
  return created;
}
