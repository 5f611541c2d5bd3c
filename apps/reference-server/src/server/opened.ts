/** Opened resources, to be closed in reverse order. */
export class Opened {
  readonly #steps: (() => unknown)[] = [];
  #closing: Promise<void> | undefined;

  add(close: () => unknown): void {
    this.#steps.push(close);
  }

  /**
   * Closes everything, once. If a step fails, the remaining steps still run.
   *
   * @throws {Error} the first failure of a step, after all steps have run.
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
