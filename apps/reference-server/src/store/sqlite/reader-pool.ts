import type { Connection } from "./connection.js";

/** Connections that cannot write. Each serves one read at a time, so that the read sees one state. */
export class ReaderPool {
  readonly #open: () => Connection;
  readonly #size: number;
  readonly #free: Connection[] = [];
  readonly #all: Connection[] = [];
  readonly #waiting: ((connection: Connection) => void)[] = [];

  constructor(open: () => Connection, size: number) {
    this.#open = open;
    this.#size = size;
  }

  /** Runs a work on a connection of its own, in one transaction. */
  async use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = await this.#acquire();
    try {
      connection.control("begin");
      connection.totals?.begin();
      return await work(connection);
    } finally {
      if (connection.client.inTransaction) connection.control("commit");
      this.#release(connection);
    }
  }

  close(): void {
    for (const { client } of this.#all) client.close();
  }

  async #acquire(): Promise<Connection> {
    const free = this.#free.pop();
    if (free !== undefined) return free;
    if (this.#all.length < this.#size) {
      const opened = this.#open();
      this.#all.push(opened);
      return opened;
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #release(connection: Connection): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free.push(connection);
    else next(connection);
  }
}
