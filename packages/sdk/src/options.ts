import type { Credential } from "./credential.js";

/** A source of credentials of your own, for what the other forms of `auth` do not cover. */
export interface AuthSource {
  /**
   * Asked on first need, and again when the marketplace has answered 401, then with the credential it refused.
   * The answer is kept and shared by all calls; it is never asked twice at the same time.
   */
  credential(refused?: Credential): Credential | Promise<Credential>;
}

/** How a client signs in. */
export type Auth =
  | {
      /** A token that you have, such as the permanent one. */
      readonly token: string;
      /** Sent beside the token; must then be the token's user. */
      readonly username?: string;
    }
  | {
      /** Signs in on first need, and again when the token has expired. */
      readonly username: string;
      readonly password: string;
    }
  | {
      /** Asked for a JWT on first need, and again after a 401. */
      readonly jwt: () => string | Promise<string>;
    }
  | AuthSource;

/** Options of one call; those of the client apply where one is left out. */
export interface CallOptions {
  /** Stops the call wherever it is: on the wire, in a wait, while signing in. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for one attempt, body included. */
  readonly timeout?: number | undefined;
  /** Milliseconds for the whole call: all attempts and the waits between them. */
  readonly deadline?: number | undefined;
  /** How often the call may be sent again. 0 switches retrying off. */
  readonly retries?: number | undefined;
  /** More request headers. They never replace those that sign in. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Another version of the interface for this call, as `yyyymmdd`. */
  readonly apiVersion?: string | undefined;
}

/** One attempt, when it is over. It holds no header, no body and no query. */
export interface Attempt {
  /** The method of the client, as in `subscriptions.get`. */
  readonly operation: string;
  /** The HTTP method. */
  readonly method: string;
  /** The path template, as in `/subscription/{id}`. */
  readonly path: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** Absent when there was no whole answer. */
  readonly status?: number | undefined;
  /** Milliseconds. */
  readonly ms: number;
  /** What comes next: `retry` after `wait` milliseconds, `sign-in` and one more attempt, or nothing. */
  readonly next: "done" | "retry" | "sign-in" | "fail";
  readonly wait?: number | undefined;
}

/** The marketplace marked an operation as deprecated. */
export interface Deprecation {
  /** The method of the client, as in `subscriptions.get`. */
  readonly operation: string;
  /** The version, `yyyymmdd`, from which the behaviour is deprecated. */
  readonly version: string;
}

/** The request of one attempt, as a middleware sees it: before the credential is put on it. */
export interface AttemptRequest {
  /** The method of the client, as in `subscriptions.get`. */
  readonly operation: string;
  readonly method: string;
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
 * Stands around every attempt, retries and signing in included. Calls `next` once, or not at all to answer by
 * itself. What it throws counts as a network failure.
 */
export type Middleware = (
  request: AttemptRequest,
  next: (request: AttemptRequest) => Promise<Response>,
) => Promise<Response>;

/** Options of a client. */
export interface MarketplaceOptions {
  /** The address of the marketplace, as in `https://market.example`, with or without `/api`. */
  readonly baseUrl: string;
  /** The version of the interface that your code is written for, `yyyymmdd`; sent with every call. */
  readonly apiVersion: string;
  readonly auth: Auth;
  /** Milliseconds for one attempt, body included. Default 10,000. */
  readonly timeout?: number;
  /** Milliseconds for a whole call: all attempts and the waits between them. Default 30,000. */
  readonly deadline?: number;
  /** How often a call may be sent again. Default 2. What must not happen twice is never sent twice. */
  readonly retries?: number;
  /** Another `fetch`, such as one of a test server. Default: the global one at the time of the call. */
  readonly fetch?: (url: string, init: RequestInit) => Response | Promise<Response>;
  /** Your application's name, for the marketplace's log: `acme-notes/1.4`. */
  readonly app?: string;
  /** Told of every attempt, for metrics and logs. */
  readonly onAttempt?: (attempt: Attempt) => void;
  /** Told once of each operation and version. Default: one `console.warn`. */
  readonly onDeprecated?: (deprecation: Deprecation) => void;
  /** Allows a client in a browser, where every visitor can read the credential. */
  readonly allowBrowser?: boolean;
  /** Allows plain HTTP to other machines. The interface requires HTTPS; loopback needs no permission. */
  readonly allowHttp?: boolean;
}

/**
 * The address that paths are relative to.
 *
 * @throws TypeError when an option cannot work.
 */
export function checkOptions(options: MarketplaceOptions): string {
  if ("document" in globalThis && !options.allowBrowser) {
    throw new TypeError("A browser shows the credential to everyone; see allowBrowser");
  }
  if (!options.auth) throw new TypeError("auth is missing");
  checkApiVersion(options.apiVersion);
  const { baseUrl } = options;
  const { origin } = new URL(baseUrl);
  // HTTPS, or a way that does not leave the machine.
  const secure = /^https:|^http:\/\/(localhost|127[.\d]+|\[::1])(:|$)/;
  if (!(options.allowHttp || options.fetch ? /^https?:/ : secure).test(origin)) {
    throw new TypeError(`baseUrl must be https, not ${origin}; see allowHttp`);
  }
  return baseUrl.replace(/(\/api)?\/*$/, "/api");
}

/**
 * Checks that a version is a real date, as `yyyymmdd`.
 *
 * @throws TypeError when it is not.
 */
export function checkApiVersion(version: string): void {
  const date = String(version).replace(/(..)(..)$/, "-$1-$2");
  // A day that its month does not have comes back as another one, and what is no date as nothing.
  if (!new Date(date).toJSON()?.startsWith(`${date}T`)) {
    throw new TypeError(`apiVersion must be a date, yyyymmdd, not ${version}`);
  }
}
