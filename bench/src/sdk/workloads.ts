import type { Client, ClientOptions, Contestant } from "./clients/contestant.js";

/** One line of the report. */
export interface Workload {
  readonly title: string;
  /** Options for creating the client, besides its address and token. */
  readonly options?: Partial<ClientOptions>;
  /** Whether a client supports this workload. */
  has(contestant: Contestant): boolean;
  call(client: Client): Promise<unknown> | undefined;
}

const always = (): boolean => true;
const rejected = (call: Promise<unknown> | undefined): Promise<unknown> | undefined =>
  call?.then(
    () => {
      throw new Error("It should have failed.");
    },
    () => undefined,
  );

/** The workloads by name, in the order of the report. */
export const workloads = {
  get: { title: "GET", has: always, call: (client) => client.get() },
  post: { title: "POST", has: always, call: (client) => client.post() },
  list: { title: "a list of 50", has: always, call: (client) => client.list?.() },
  error: { title: "an error", has: always, call: (client) => rejected(client.missing?.()) },
  options: {
    title: "GET with options and a middleware",
    options: { hook: true },
    has: ({ hooks }) => hooks,
    call: (client) => client.getWithOptions?.(),
  },
  credential: {
    title: "GET, the token from a function",
    options: { tokenSource: async () => "token-of-the-vendor" },
    has: ({ takesTokenSource }) => takesTokenSource,
    call: (client) => client.get(),
  },
} as const satisfies Readonly<Record<string, Workload>>;

export type WorkloadName = keyof typeof workloads;
