/** What was opened, to be closed in the opposite order. */
export class Opened {
  readonly #steps: (() => unknown)[] = [];
  #closing: Promise<void> | undefined;

  add(close: () => unknown): void {
    this.#steps.push(close);
  }

  /**
   * Closes everything, once. A step that fails does not keep the others from being taken.
   *
   * @throws {Error} when a step failed: the first failure, after all steps were taken.
   */
  close(): Promise<void> {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  async #closeAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const step of this.#steps.reverse()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join("; "));
    if (failures.length === 1) throw failures[0];
  }
}
