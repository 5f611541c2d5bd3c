/** The settings of a client for one measurement. */
export interface ClientOptions {
  readonly baseUrl: string;
  readonly token: string;
  /** Answers requests within the process. Without it the client uses the network as usual. */
  readonly fetch?: typeof globalThis.fetch;
  /** The time limit of one attempt in milliseconds, for clients that have one. */
  readonly timeout?: number;
  /** Turns the client's own retries off. */
  readonly retry?: false;
  /** Supplies the token instead of `token`, each time that the client needs one. */
  readonly tokenSource?: () => Promise<string>;
  /** Sets a header on each request with a middleware, a hook or an interceptor. */
  readonly hook?: true;
}

/** The header that the middleware sets, and the one that is passed as an option of a call. */
export const HOOKED = "x-trace";
export const OPTION = "x-part";

/** A client with the calls that are measured. Calls that a client does not support are left out. */
export interface Client {
  /** Reads a subscription. */
  get(signal?: AbortSignal): Promise<unknown>;
  /** Bills one line. Sending it twice would be wrong. */
  post(): Promise<unknown>;
  /** Reads a page of 50. */
  list?(): Promise<unknown>;
  /** Reads a subscription that does not exist, so the client rejects. */
  missing?(): Promise<unknown>;
  /** Reads a subscription with options: a header, and a time limit if the client has one. */
  getWithOptions?(): Promise<unknown>;
  /** The client object, which a program might print by mistake. */
  readonly itself: unknown;
}

/** One of the compared clients, with the features that it has. */
export interface Contestant {
  readonly name: string;
  /** Its packages, by their names in package.json. */
  readonly packages: readonly string[];
  /** Retries a failed call on its own. */
  readonly retries: boolean;
  /** Takes an `AbortSignal`. */
  readonly aborts: boolean;
  /** Has a time limit of its own. */
  readonly timesOut: boolean;
  /** Takes a middleware, a hook or an interceptor. */
  readonly hooks: boolean;
  /** Takes a function that returns the token. */
  readonly takesTokenSource: boolean;
  /** Waits for a timer in each call. Its time then says nothing about its work, so it gets no verdict. */
  readonly waits?: true;
  create(options: ClientOptions): Client;
}

/** The invoice lines to bill. */
export const lines = [{ description: "Storage", price: { price: "4.0000" }, quantity: 3, unit: "GB" }];
