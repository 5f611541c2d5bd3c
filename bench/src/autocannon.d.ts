/** autocannon ships no types. These cover the part that is used here. */
declare module "autocannon" {
  interface Request {
    path?: string;
  }

  interface Options {
    readonly url: string;
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string | undefined;
    readonly connections: number;
    readonly duration?: number;
    readonly amount?: number;
    readonly requests?: readonly { setupRequest(request: Request): Request }[];
  }

  interface Result {
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
    readonly latency: { readonly p50: number; readonly p99: number };
  }

  interface Running extends Promise<Result> {
    on(event: "response", listener: () => void): void;
  }

  const autocannon: (options: Options) => Running;
  export = autocannon;
}
