export interface LoadJob {
  readonly url: string;
  readonly method: "GET" | "PATCH" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  /** Additional headers. Each request takes the next ones in turn, as if there were many callers. */
  readonly callers?: readonly Readonly<Record<string, string>>[];
  readonly body?: string;
  readonly connections: number;
  /** The load ends after a number of seconds or of requests. */
  readonly until: { readonly seconds: number } | { readonly amount: number };
  /**
   * The load process never sleeps. Otherwise a slower server lets it sleep, and has to pay for waking it with each
   * answer.
   */
  readonly restless?: boolean;
  /** Each request goes to the next identifier, which is appended to the URL. */
  readonly ids?: { readonly from: number; readonly count: number };
}

export interface LoadResult {
  /** Successful answers per second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}
