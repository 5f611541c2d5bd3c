/** What a scenario does to the calls of a receiver: some fail, and one is held. */
export interface Mishaps {
  /** The next calls of that name fail: before they take effect, or after it. */
  fail(at: string, options: { readonly after: boolean; readonly times: number }): void;
  /** The answer of the next call of that name is held. */
  hold(at: string): void;
  /** Whether an answer is held now. */
  isHeld(): boolean;
  /** Lets the held answer go, and holds no more. */
  release(): void;
  /** Whether this call is to fail now. */
  takeFailure(name: string, after: boolean): boolean;
  /** Waits, if this call is to be held. */
  passGate(name: string): Promise<void>;
}

/** Makes them. `onHeld` hears when a call begins to be held. */
export function createMishaps(onHeld: () => void = () => undefined): Mishaps {
  const failures: { readonly at: string; readonly after: boolean; times: number }[] = [];
  let holdAt: string | undefined;
  let open: (() => void) | undefined;

  return {
    fail: (at, options) => void failures.push({ at, ...options }),
    hold(at) {
      holdAt = at;
    },
    isHeld: () => open !== undefined,
    release() {
      holdAt = undefined;
      open?.();
      open = undefined;
    },
    takeFailure(name, after) {
      const failure = failures.find((one) => one.at === name && one.after === after && one.times > 0);
      if (failure === undefined) return false;
      failure.times -= 1;
      return true;
    },
    async passGate(name) {
      if (name !== holdAt) return;
      holdAt = undefined;
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      onHeld();
      await opened;
    },
  };
}
