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
  /** Gives the token instead, each time that the client wants one. */
  readonly tokenSource?: () => Promise<string>;
  /** Puts a header on each request by a middleware, a hook or an interceptor. */
  readonly hook?: true;
}

/** The header of the middleware, and the one that is an option of a call. */
export const HOOKED = "x-trace";
export const OPTION = "x-part";

/** A client, with the calls that are measured. What a client has no way for is left out. */
export interface Client {
  /** Reads a subscription. */
  get(signal?: AbortSignal): Promise<unknown>;
  /** Bills one line: twice would be wrong. */
  post(): Promise<unknown>;
  /** Reads a page of 50. */
  list?(): Promise<unknown>;
  /** Reads what is not there: the client rejects. */
  missing?(): Promise<unknown>;
  /** Reads a subscription with a header, and a limit of time where the client has one, as options of the call. */
  getWithOptions?(): Promise<unknown>;
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
  /** Takes a middleware, a hook or an interceptor. */
  readonly hooks: boolean;
  /** Takes a function that gives the token. */
  readonly takesTokenSource: boolean;
  /** Loses by waiting for a timer in each call, and not by working: there is nothing to be won against it. */
  readonly waits?: true;
  create(options: ClientOptions): Client;
}

/** What is billed. */
export const lines = [{ description: "Storage", price: { price: "4.0000" }, quantity: 3, unit: "GB" }];
