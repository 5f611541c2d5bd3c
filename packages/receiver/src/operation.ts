import type { TaskCause } from "./queue/task.js";

/** Work of the kit that takes time. It names things, and never holds a payload or a credential. */
export type Operation =
  /** One delivery, from its first byte to the answer. */
  | { readonly kind: "delivery" }
  /** One attempt at a task, such as `subscription/12`. */
  | { readonly kind: "task"; readonly subject: string; readonly cause: TaskCause; readonly attempt: number }
  /** A step of the vendor's code that really ran. */
  | { readonly kind: "step"; readonly subject: string; readonly name: string }
  /** A call of the marketplace, by the name of the client's method. */
  | { readonly kind: "call"; readonly subject: string; readonly name: string };

/** How an operation ended. One that failed rejects instead. */
export interface OperationEnd {
  /** A `DeliveryOutcome` of a delivery; `done`, `retry`, `dead` or `busy` of a task; else `done`. */
  readonly outcome: string;
  /** The status that a delivery was answered with. */
  readonly status?: number;
  /** The name of the event of a delivery, such as `Subscription.CREATED`. */
  readonly event?: string;
}

/**
 * Looks on while an operation runs: call `run` at once, and wait for what it gives. What the hook itself does or
 * throws changes nothing: the operation runs exactly once.
 */
export type AroundHook = (operation: Operation, run: () => Promise<OperationEnd>) => unknown;

/** Runs work under the hook, and gives its result. */
export type Around = <Result>(
  operation: Operation,
  work: () => Promise<Result>,
  toEnd?: (result: Result) => OperationEnd,
) => Promise<Result>;

/** Makes the function that runs work under a hook. */
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
      // A hook need not wait for it.
      end.catch(() => {});
      return end;
    };
    const failed = (error: unknown): void => {
      // The same error reaches whoever waits for the work.
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
