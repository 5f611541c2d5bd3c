/** The tasks of all calls on a signal, behind one listener: Node takes more than ten for a leak, and says so. */
class Watch extends Set<() => void> {
  handleEvent(): void {
    for (const task of this) task();
  }
}

const watches = new WeakMap<AbortSignal, Watch>();

/** Runs `task` when the signal fires; the answer takes it away again, and the listener with the last one. */
export function onAbort(signal: AbortSignal, task: () => void): () => void {
  const watch = watches.get(signal) ?? new Watch();
  watches.set(signal, watch.add(task));
  // The same listener is added once only.
  signal.addEventListener("abort", watch);
  return () => {
    watch.delete(task);
    if (!watch.size) signal.removeEventListener("abort", watch);
  };
}
