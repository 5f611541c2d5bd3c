import { type Credential, checkCredential } from "./core/credential.js";

/** Your own source of credentials, for what the other forms of `auth` do not cover. */
export interface AuthSource {
  /**
   * Called when a credential is first needed, and again after a 401, then with the credential that was refused.
   * All calls share the result, and only one call of this function runs at a time. A call waits for it as long as its
   * own `timeout` and `deadline` allow. After 30 s, or the client's `deadline` if that is longer, it is called again.
   */
  credential(refused?: Credential): Credential | PromiseLike<Credential>;
}

/** How a client signs in. */
export type Auth =
  | {
      /** A token that you already have, such as the permanent one. */
      readonly token: string;
      /** Sent with the token; must be the token's user. */
      readonly username?: string | undefined;
    }
  | {
      /** Signs in on first need, and again when the token has expired. */
      readonly username: string;
      readonly password: string;
    }
  | {
      /** Called for a JWT when one is first needed, and again after a 401. */
      readonly jwt: () => string | PromiseLike<string>;
    }
  | AuthSource;

/** What may be set for a client, and otherwise for one call. */
export interface CallDefaults {
  /** Milliseconds for one attempt, body included. Default 10,000; longer for a method that says so. */
  readonly timeout?: number | undefined;
  /** Milliseconds for the whole call: all attempts and the waits between them. Default 30,000; longer for a method that says so. */
  readonly deadline?: number | undefined;
  /** How often the call may be sent again; 0 switches retrying off. Default 2. */
  readonly retries?: number | undefined;
  /** More request headers; one that is undefined is left out. Those that carry the credential are set by the SDK alone, and are ignored here. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  /**
   * A version of the interface, as `yyyymmdd`. Default: none is sent. The types of the SDK describe the answers that
   * come without a version; with one, some marketplaces answer in other shapes.
   */
  readonly apiVersion?: string | undefined;
}

/** Options of a client, and of `withOptions`. */
export interface ClientDefaults extends CallDefaults {
  /**
   * `false` for a marketplace that does not know the header `Idempotency-Key`: it is not sent, and calls that must not
   * happen twice are not retried. Default: each such call sends a random key.
   */
  readonly idempotencyKey?: false | undefined;
}

/** Options of one call. Those left out are taken from the client. */
export interface CallOptions extends CallDefaults {
  /**
   * The idempotency key of this call: 1 to 255 ASCII characters without blanks. Store it, for example with the order,
   * and another process can repeat the call safely. `false`: none. Default: a random one where the operation must not
   * happen twice.
   */
  readonly idempotencyKey?: string | false | undefined;
  /** Cancels the call at any moment: while it signs in, sends, or waits for a retry. */
  readonly signal?: AbortSignal | undefined;
}

/** One attempt that has ended. It holds no header, body or query. */
export interface Attempt {
  /** The method of the client, as in `subscriptions.get`. */
  readonly operation: string;
  /** The HTTP method. */
  readonly method: string;
  /** The path template, as in `/subscription/{id}`. */
  readonly path: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** Absent when no complete answer came. */
  readonly status?: number | undefined;
  /** Names the answer in the marketplace's log. */
  readonly requestId?: string | undefined;
  /** How long it took, in milliseconds. */
  readonly ms: number;
  /** What comes next: `retry` after `wait` milliseconds, `sign-in` and one more attempt, or nothing. */
  readonly next: "done" | "retry" | "sign-in" | "fail";
  readonly wait?: number | undefined;
  /** What the network or a middleware threw, without secrets. */
  readonly cause?: unknown;
}

/** The marketplace marked an operation as deprecated. */
export interface Deprecation {
  /** The method of the client, as in `subscriptions.get`. */
  readonly operation: string;
  /** The version, `yyyymmdd`, since which the behaviour is deprecated. */
  readonly version: string;
}

/** The request of one attempt, as a middleware sees it: before the credential is added. */
export interface AttemptRequest {
  /** The method of the client, as in `subscriptions.get`. */
  readonly operation: string;
  readonly method: string;
  /** May be changed. A host other than the marketplace gets no credential. */
  readonly url: string;
  /** Belongs to this attempt alone, and may be changed. */
  readonly headers: Headers;
  readonly body: string | undefined;
  /** 1 for the first. */
  readonly attempt: number;
  /** Fires on the timeout, the deadline and the caller's own signal. */
  readonly signal: AbortSignal;
}

/**
 * Wraps every attempt, except those that sign in, whose answer is a token. It calls `next` once, or returns its own
 * answer without calling it. An error that it throws counts as a network failure.
 */
export type Middleware = (
  request: AttemptRequest,
  next: (request: AttemptRequest) => Promise<Response>,
) => Promise<Response>;

/** How much a client logs: `warn` deprecations and failing listeners, `info` attempts too, `debug` bodies and headers too, without secrets. */
export type LogLevel = "off" | "warn" | "info" | "debug";

/** What a client logs to; `console` is one. */
export type Logger = Readonly<Record<Exclude<LogLevel, "off">, (message: string) => void>>;

/** What a client gives its `fetch`, besides `fetchOptions`. Every `fetch` takes it, that of undici and of node-fetch too. */
export interface FetchInit {
  readonly method: string;
  /** The names are in lower case. */
  readonly headers: Record<string, string>;
  readonly body: string | null;
  readonly signal: AbortSignal;
  readonly redirect: "manual";
  /** Not where the platform has no such option. */
  readonly cache?: "no-store";
}

/** What a `fetch` answers: a `Response`, or what another library or a mock has for one. */
export interface FetchAnswer {
  readonly status: number;
}

/** Options of a client. */
export interface MarketplaceOptions extends ClientDefaults {
  /** The address of the marketplace, as in `https://market.example`, with or without `/api`. */
  readonly baseUrl: string;
  readonly auth: Auth;
  /**
   * The retry budget that all calls of the client share: each retry takes one, and five successful calls give one back.
   * An answer with `Retry-After` does not count. `Infinity` switches the budget off. Default 100.
   */
  readonly retryBudget?: number | undefined;
  /**
   * How many requests may be under way at once, streams not counted. The others wait for their turn as long as their
   * `deadline` allows. Default: any number, each with a socket of its own.
   */
  readonly concurrency?: number | undefined;
  /** The largest answer, in bytes after decompression. Default 33,554,432 (32 MiB). */
  readonly maxAnswerBytes?: number | undefined;
  /** Another `fetch`, such as one of a test server. Default: the global one at the time of the call. */
  readonly fetch?: ((url: string, init: FetchInit) => FetchAnswer | PromiseLike<FetchAnswer>) | undefined;
  /** More options for `fetch`, such as the `dispatcher` of a proxy. */
  readonly fetchOptions?: Readonly<Record<string, unknown>> | undefined;
  /** Your application's name, sent to the marketplace for its log, as in `acme-notes/1.4`. */
  readonly app?: string | undefined;
  /** Called after every attempt, for metrics and logs. */
  readonly onAttempt?: ((attempt: Attempt) => void) | undefined;
  /** Called once for each deprecated operation and version. Default: a warning in the log. */
  readonly onDeprecated?: ((deprecation: Deprecation) => void) | undefined;
  /** How much is logged. Default: the environment variable `SYNDIKIT_LOG`, else `warn`. */
  readonly log?: LogLevel | undefined;
  /** Where it is logged. Default: `console`. */
  readonly logger?: Logger | undefined;
  /** Allows a client in a browser, where every visitor can read the credential. Default `false`. */
  readonly allowBrowser?: boolean | undefined;
  /** Allows plain HTTP to other machines; loopback is always allowed. The interface requires HTTPS. Default `false`. */
  readonly allowHttp?: boolean | undefined;
}

const callOptionNames: readonly (keyof CallOptions)[] = [
  "timeout",
  "deadline",
  "retries",
  "headers",
  "apiVersion",
  "signal",
  "idempotencyKey",
];

/** The options that are numbers, with the smallest value of each. */
const minimums = { timeout: 1, deadline: 1, retries: 0, retryBudget: 0, maxAnswerBytes: 1, concurrency: 1 };

/**
 * Checks the options of a client, and returns the address that paths are relative to.
 *
 * @throws {TypeError} when an option cannot work.
 */
export function checkOptions(options: MarketplaceOptions): string {
  if ("document" in globalThis && !options.allowBrowser) {
    throw new TypeError("A browser shows the credential to everyone; see allowBrowser");
  }
  checkAuth(options.auth);
  checkDefaults(options);
  return checkBaseUrl(options);
}

/** No message quotes the whole address, because it may contain a secret. */
function checkBaseUrl({ baseUrl, allowHttp }: MarketplaceOptions): string {
  if (!URL.canParse(baseUrl)) throw new TypeError("baseUrl must be an address, as https://market.example");
  const { protocol, hostname, origin, pathname, username, search, hash } = new URL(baseUrl);
  if (username || search || hash)
    throw new TypeError("baseUrl must hold no credentials, no query and no hash");
  const loopback = /^(localhost|127[.\d]+|\[::1])$/.test(hostname);
  if (protocol !== "https:" && !(protocol === "http:" && (loopback || allowHttp))) {
    throw new TypeError(`baseUrl must be https, not ${origin}; see allowHttp`);
  }
  return (origin + pathname).replace(/(\/api)?\/*$/, "/api");
}

function checkAuth(auth: Auth): void {
  const { credential, jwt = credential, ...given }: Readonly<Record<string, unknown>> = Object(auth);
  // The other two forms are credentials themselves.
  if (typeof jwt !== "function") checkCredential(given as Credential);
}

/** Checks what may be set for a client and for a call. */
function checkDefaults(options: CallDefaults & { readonly [Name in keyof typeof minimums]?: unknown }): void {
  if (options.apiVersion !== undefined) checkApiVersion(options.apiVersion);
  for (const [name, minimum] of Object.entries(minimums)) {
    const value = options[name as keyof typeof minimums];
    if (value === undefined || (typeof value === "number" && value >= minimum)) continue;
    throw new TypeError(`${name} must be a number from ${minimum}, not ${value}`);
  }
}

/**
 * Checks the options of one call. Without this check, a parameter of the operation among them, or a misspelt option,
 * would be ignored.
 *
 * @throws {TypeError} when one is unknown, or cannot work.
 */
export function checkCallOptions(operation: string, options: CallOptions): void {
  checkNames(operation, "option", options, callOptionNames);
  checkDefaults(options);
  const { idempotencyKey = false } = options;
  if (
    idempotencyKey !== false &&
    !(typeof idempotencyKey === "string" && /^[!-~]{1,255}$/.test(idempotencyKey))
  ) {
    throw new TypeError("idempotencyKey must be 1 to 255 characters of ASCII, without blanks");
  }
}

/**
 * Checks that every name is known.
 *
 * @throws {TypeError} for the first unknown name.
 */
export function checkNames(operation: string, what: string, given: object, known: readonly string[]): void {
  for (const name in given) {
    if (!known.includes(name))
      throw new TypeError(`${operation} has no ${what} ${name}: it has ${known.join(", ")}`);
  }
}

/**
 * Checks that a version is a real date, as `yyyymmdd`.
 *
 * @throws {TypeError} when it is not.
 */
function checkApiVersion(version: string): void {
  const date = String(version).replace(/(..)(..)$/, "-$1-$2");
  // The date of a day that does not exist moves to another month, and an invalid date gives nothing.
  if (!new Date(date).toJSON()?.startsWith(`${date}T`)) {
    throw new TypeError(`apiVersion must be a date, yyyymmdd, not ${version}`);
  }
}
