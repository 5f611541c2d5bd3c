/** What a scenario does to the calls of a receiver: some fail, and the answer to one is held back. */
export interface Faults {
  /** Makes the next calls with that name fail: before they take effect, or after it. */
  fail(call: string, options: { readonly after: boolean; readonly times: number }): void;
  /** Holds back the answer to the next call with that name. */
  hold(call: string): void;
  /** Whether an answer is held back now. */
  isHeld(): boolean;
  /** Releases the held answer, and holds back no other. */
  release(): void;
  /** Whether this call must fail now. */
  takeFailure(call: string, after: boolean): boolean;
  /** Waits while the answer to this call is held back. */
  waitIfHeld(call: string): Promise<void>;
}

/** Creates the faults of one scenario. `onHeld` is called when an answer begins to be held back. */
export function createFaults(onHeld: () => void = () => undefined): Faults {
  const failures: { readonly call: string; readonly after: boolean; times: number }[] = [];
  let callToHold: string | undefined;
  let open: (() => void) | undefined;

  return {
    fail: (call, options) => void failures.push({ call, ...options }),
    hold(call) {
      callToHold = call;
    },
    isHeld: () => open !== undefined,
    release() {
      callToHold = undefined;
      open?.();
      open = undefined;
    },
    takeFailure(call, after) {
      const failure = failures.find((one) => one.call === call && one.after === after && one.times > 0);
      if (failure === undefined) return false;
      failure.times -= 1;
      return true;
    },
    async waitIfHeld(call) {
      if (call !== callToHold) return;
      callToHold = undefined;
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      onHeld();
      await opened;
    },
  };
}
