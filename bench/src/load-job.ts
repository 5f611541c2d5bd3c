/** What to send, and how much of it. */
export interface LoadJob {
  readonly url: string;
  readonly method: "GET" | "PATCH" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  /** Headers beside those: each request takes the next ones, as if many callers took turns. */
  readonly callers?: readonly Readonly<Record<string, string>>[];
  readonly body?: string;
  readonly connections: number;
  /** So many seconds, or so many requests. */
  readonly until: { readonly seconds: number } | { readonly amount: number };
  /** The load never sleeps: else a slower server, which lets it sleep, pays for waking it with each answer. */
  readonly restless?: boolean;
  /** Each request goes to the next identifier, put behind the URL. */
  readonly ids?: { readonly from: number; readonly count: number };
}

/** What came of it. */
export interface LoadResult {
  /** Successful answers a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}
