/** How a client is set up for a measurement. */
export interface ClientOptions {
  readonly baseUrl: string;
  readonly token: string;
  /** Answers within the process; without it the client uses the network as it always does. */
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds for one attempt, where the client has such a limit. */
  readonly timeout?: number;
  /** Retries as the client does by itself, unless it must not. */
  readonly retry?: false;
}

/** A client, with the two calls that are measured. */
export interface Client {
  /** Reads a subscription. */
  get(signal?: AbortSignal): Promise<unknown>;
  /** Bills one line: twice would be wrong. */
  post(): Promise<unknown>;
  /** What a program might print by mistake. */
  readonly itself: unknown;
}

/** One of the clients that are compared, and what it has at all. */
export interface Contestant {
  readonly name: string;
  /** Its packages, as they stand in package.json. */
  readonly packages: readonly string[];
  /** Sends a call again by itself. */
  readonly retries: boolean;
  /** Takes an `AbortSignal`. */
  readonly aborts: boolean;
  /** Has a limit of time of its own. */
  readonly timesOut: boolean;
  create(options: ClientOptions): Client;
}

/** What is billed. */
export const lines = [{ description: "Storage", price: { price: "4.0000" }, quantity: 3, unit: "GB" }];
