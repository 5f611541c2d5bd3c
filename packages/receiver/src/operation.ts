import type { TaskCause } from "./queue/task.js";

/** One operation of the kit, for traces. It never holds a payload or a credential. */
export type Operation =
  /** One delivery, from its first byte to the answer. */
  | { readonly kind: "delivery" }
  /** One attempt at a task, such as `subscription/12`. */
  | { readonly kind: "task"; readonly subject: string; readonly cause: TaskCause; readonly attempt: number }
  /** A step of your code that ran, not one with a stored result. */
  | { readonly kind: "step"; readonly subject: string; readonly name: string }
  /** A call of the marketplace, by the name of the client's method. */
  | { readonly kind: "call"; readonly subject: string; readonly name: string };

/** The result of an operation. A failed operation rejects instead. */
export interface OperationEnd {
  /** A `DeliveryOutcome` of a delivery; `done`, `retry`, `dead` or `busy` of a task; else `done`. */
  readonly outcome: string;
  /** The status that a delivery was answered with. */
  readonly status?: number;
  /** The name of the event of a delivery, such as `Subscription.CREATED`. */
  readonly event?: string;
}

/**
 * Wraps an operation: call `run` at once, and await its result. An error in the hook has no effect: the operation runs
 * exactly once.
 */
export type AroundHook = (operation: Operation, run: () => Promise<OperationEnd>) => unknown;

/** Runs work inside the hook, and returns its result. */
export type Around = <Result>(
  operation: Operation,
  work: () => Promise<Result>,
  toEnd?: (result: Result) => OperationEnd,
) => Promise<Result>;

/** Makes the function that runs work inside the hook. */
export function createAround(
  hook: AroundHook | undefined,
  onError: (error: unknown, during: string) => void,
): Around {
  if (hook === undefined) return (_operation, work) => work();
  return (operation, work, toEnd = () => ({ outcome: "done" })) => {
    let running: ReturnType<typeof work> | undefined;
    const once = (): ReturnType<typeof work> => {
      running ??= work();
      return running;
    };
    const run = (): Promise<OperationEnd> => {
      const end = once().then(toEnd);
      // The hook may return before the work is done.
      end.catch(() => {});
      return end;
    };
    const failed = (error: unknown): void => {
      // The same error reaches the code that waits for the work.
      running?.then(
        () => onError(error, "looking on"),
        (own) => own === error || onError(error, "looking on"),
      );
    };
    try {
      Promise.resolve(hook(operation, run)).catch(failed);
    } catch (error) {
      once().catch(() => {});
      failed(error);
    }
    return once();
  };
}
