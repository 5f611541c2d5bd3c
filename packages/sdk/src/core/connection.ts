/** The connection of a client: its groups of methods send their calls through it. */
import { signInPath } from "../generated/wire.gen.js";
import {
  type CallOptions,
  type ClientDefaults,
  checkCallOptions,
  checkOptions,
  type MarketplaceOptions,
  type Middleware,
} from "../options.js";
import { type Call, type GroupCall, toData, type WithResponse } from "./call.js";
import { type Clock, systemClock } from "./clock.js";
import { createDeprecationWatch, createLog } from "./listeners.js";
import { createList, inParts, type List, type PageNumbers } from "./paging.js";
import { perform, type Settings, type Shared } from "./pipeline.js";
import { createRedactor } from "./redact.js";
import { createHeaders, type HeaderFields, toFields } from "./request.js";
import { createRetryBudget } from "./retry.js";
import { kindOf } from "./sendable.js";
import { createSession } from "./session.js";
import { createTurns } from "./turns.js";

const DEFAULT_RETRY_BUDGET = 100;

// Milliseconds for one attempt to sign in, and for all of them.
const SIGN_IN_TIMEOUT = 10_000;
const SIGN_IN_LIMIT = 30_000;

/** The defaults of a client. */
interface Defaults extends Omit<Settings, "toHeaders"> {
  readonly headers: HeaderFields;
  /** The lists that the marketplace gives by page numbers alone. */
  readonly numbered: Set<string>;
}

/** The methods of a group send their calls through this. */
export interface Group {
  /** Sends a call, and returns its data. */
  call<Value>(call: GroupCall, options?: CallOptions): Promise<Value>;
  /** A list. Each of its pages is a call. */
  list<Item>(call: GroupCall, options?: CallOptions): List<Item>;
}

/** A group of methods: its name, where its paths begin, and every parameter that one of its queries may have. */
export type GroupPlace = readonly [name: string, root: string, queryNames?: readonly string[]];

/** All groups of methods share it. It holds no secret that could be printed. */
export interface Connection {
  /** The address that paths are relative to. */
  readonly base: string;
  /** How a group of methods sends its calls. */
  group(...place: GroupPlace): Group;
  /** Sends a call of no group, and returns its data. */
  call<Value>(call: Call, options?: CallOptions): Promise<Value>;
  /** Puts a middleware around every attempt, inside the earlier ones. The function returned removes it. */
  use(middleware: Middleware): () => void;
  /** The same connection, with other defaults: it shares the credential, the retry budget and the middlewares. */
  withOptions(defaults: ClientDefaults): Connection;
}

/**
 * Creates a connection without any group of methods. `new Subscriptions(createConnection(options))` bundles only that
 * one group.
 *
 * @throws {TypeError} when an option cannot work.
 */
export function createConnection(options: MarketplaceOptions): Connection;
// Tests give a clock too.
export function createConnection(client: MarketplaceOptions, clock: Clock = systemClock): Connection {
  const base = checkOptions(client);
  const redact = createRedactor();
  const log = createLog(client, redact);
  const middlewares = new Set<Middleware>();
  // All calls wait for it, so that short limits of the client would make every sign-in fail.
  const timeout = Math.max(client.timeout ?? 0, SIGN_IN_TIMEOUT);
  const limit = Math.max(client.deadline ?? 0, SIGN_IN_LIMIT);
  const session = createSession(client.auth, clock, {
    signIn: () => connection.call(signIn, { timeout, deadline: limit }),
    limit,
  });
  const shared: Shared = {
    ...{ client, base, clock, middlewares, redact, log, session },
    budget: createRetryBudget(client.retryBudget ?? DEFAULT_RETRY_BUDGET),
    takeTurn: client.concurrency === undefined ? undefined : createTurns(client.concurrency),
    watchDeprecation: createDeprecationWatch(client.onDeprecated, log),
  };
  const connection = connect(
    shared,
    { retries: 2, apiVersion: "", headers: {}, numbered: new Set() },
    client,
  );
  return connection;
}

/** How a client with a user name and a password gets its token. */
const signIn: Call = {
  operation: "login.token",
  method: "GET",
  path: signInPath,
  signsIn: true,
  answer: "string",
};

function connect(shared: Shared, before: Defaults, given: ClientDefaults): Connection {
  if (given.idempotencyKey) throw new TypeError("idempotencyKey of a client must be false");
  const { client, base, middlewares } = shared;
  const defined = Object.entries(given).filter(([, value]) => value !== undefined);
  const defaults: Defaults = {
    ...before,
    ...Object.fromEntries(defined),
    headers: { ...before.headers, ...(given.headers && toFields(given.headers)) },
  };
  const settings: Settings = { ...defaults, toHeaders: createHeaders(client.app, defaults.headers) };
  const send = <Value>(called: Call, options?: CallOptions): Promise<WithResponse<Value>> =>
    // What a call answers is read as its description says.
    perform(shared, settings, called, options) as Promise<WithResponse<Value>>;
  /** More ids than one request can name are counted in several. */
  const count = async (called: Call, options?: CallOptions): Promise<WithResponse<PageNumbers>> => {
    const parts = inParts({ ...called.query });
    if (parts.length < 2) return send(called, options);
    const counts = await Promise.all(parts.map((query) => send<PageNumbers>({ ...called, query }, options)));
    return counts.reduce((sum, part) => {
      const totalItems = sum.data.totalItems + part.data.totalItems;
      const totalPages = Math.ceil(totalItems / part.data.pageSize);
      const attempts = sum.attempts + part.attempts;
      return { ...part, data: { ...part.data, totalItems, totalPages }, attempts };
    });
  };
  const call = <Value>(called: Call, options?: CallOptions): Promise<Value> =>
    toData(called.answer === "count" ? count(called, options) : send(called, options));
  return {
    base,
    call,
    group(group, root, queryNames = []) {
      const toCall = ({ name, path, ...called }: GroupCall): Call => {
        return { operation: `${group}.${name}`, path: root + path, queryNames, ...called };
      };
      return {
        call: (called, options) => call(toCall(called), options),
        list(called, options) {
          const described = toCall({ answer: "page", ...called });
          // Anything else is refused by the call; its copy would be a query that finds everything.
          const isQuery = /Object|Undefined/.test(kindOf(called.query));
          return createList({
            name: described.operation,
            numbered: defaults.numbered,
            query: { ...called.query },
            load: (query) => call({ ...described, query: isQuery ? query : called.query }, options),
          });
        },
      };
    },
    use(middleware) {
      // A set holds a function once, but a middleware may be used twice.
      const own: Middleware = (request, next) => middleware(request, next);
      middlewares.add(own);
      return () => void middlewares.delete(own);
    },
    withOptions(more) {
      checkCallOptions("withOptions", more);
      return connect(shared, defaults, more);
    },
  };
}
