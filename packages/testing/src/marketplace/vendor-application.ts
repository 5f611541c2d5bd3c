import { headerNames } from "@syndikit/contract";

/** The vendor's application: a function, or the URL that it listens on. */
export type VendorApplication = ((request: Request) => Response | Promise<Response>) | string | URL;

/** Answers deliveries instead of the vendor's application, as a broken proxy in front of it would. */
export interface Outage {
  /** The status of the answer. Without a status, the connection is closed without an answer. */
  readonly status?: number | undefined;
  readonly retryAfter?: number | undefined;
  /** The number of deliveries that fail. */
  readonly times: number;
}

/** The connection from the marketplace to the vendor's application. */
export interface VendorConnection {
  /** Answers a request of the marketplace. */
  receive(request: Request): Promise<Response>;
  /**
   * Connects an application, which replaces the previous one.
   *
   * @throws {TypeError} when it is neither a function nor a URL.
   */
  connect(application: VendorApplication): void;
  /**
   * Aborts the requests in progress. Otherwise an application that never answers would keep the marketplace from
   * closing.
   */
  hangUp(): void;
  readonly connected: boolean;
  /** Makes the next deliveries fail, after the outages that are already set. */
  fail(outage: Outage): void;
  /** Ends all outages. */
  recover(): void;
  /** The number of events received so far. */
  readonly received: number;
  /** The number of requests in progress. */
  readonly active: number;
  /** Records an error inside the application. */
  reportError(error: unknown): void;
  /** The last error: thrown by the application, or reported by it. */
  readonly lastError: unknown;
}

/**
 * Creates the connection, without an application.
 *
 * @param eventsPath the path that events are sent to, signed or not.
 */
export function createVendorConnection(eventsPath: string): VendorConnection {
  let application: VendorApplication | undefined;
  let outages: readonly Outage[] = [];
  let received = 0;
  let active = 0;
  let lastError: unknown;
  const ending = new AbortController();
  const hungUp = new Promise<never>((_, reject) => {
    ending.signal.addEventListener("abort", () => reject(new Error("The marketplace was closed")));
  });
  // There may be no request that handles the rejection.
  hungUp.catch(() => undefined);

  const nextOutage = (): Outage | undefined => {
    const [outage, ...others] = outages;
    if (outage === undefined) return undefined;
    outages = outage.times > 1 ? [{ ...outage, times: outage.times - 1 }, ...others] : others;
    return outage;
  };

  async function answer(request: Request): Promise<Response> {
    const isEvent =
      request.headers.has(headerNames.eventSignature) || new URL(request.url).pathname === eventsPath;
    if (isEvent) received += 1;
    const outage = isEvent ? nextOutage() : undefined;
    if (outage !== undefined) return answerFor(outage);
    if (application === undefined) {
      throw new Error("No application is connected. Pass `receive`, or call `marketplace.connect(receive)`");
    }
    const asked = application;
    try {
      if (typeof asked !== "function") return await forward(request, asked);
      return expectResponse(await asked(request));
    } catch (error) {
      // An error of an application that was replaced in the meantime explains nothing.
      const told = typeof asked === "function" ? explainListener(asked, error) : error;
      if (asked === application) lastError = told;
      throw told;
    }
  }

  return {
    async receive(request) {
      active += 1;
      try {
        return await Promise.race([answer(request), hungUp]);
      } finally {
        active -= 1;
      }
    },
    connect(next) {
      if (typeof next !== "function") expectAddress(next);
      application = next;
      lastError = undefined;
    },
    hangUp: () => ending.abort(),
    get connected() {
      return application !== undefined;
    },
    fail(outage) {
      outages = [...outages, outage];
    },
    recover() {
      outages = [];
    },
    get received() {
      return received;
    },
    get active() {
      return active;
    },
    reportError(error) {
      lastError = error;
    },
    get lastError() {
      return lastError;
    },
  };
}

/**
 * Checks for the properties of a `Response` instead of its class, because a realm or a framework may have its own
 * class.
 */
function expectResponse(answer: unknown): Response {
  if (typeof answer === "object" && answer !== null && "arrayBuffer" in answer && "status" in answer) {
    return answer as Response; // Only these two properties are used.
  }
  throw new TypeError(
    "The application returned no Response. For Express, Fastify and Node there is `fromNode`",
  );
}

/** Node listeners are called without the response object that they write to, and fail because of that. */
function explainListener(application: (request: Request) => unknown, error: unknown): unknown {
  if (application.length < 2 || !(error instanceof Error) || error.name !== "TypeError") return error;
  return new TypeError(
    `${error.message}. If the application is a listener of Express, Fastify or Node, connect it with \`fromNode\``,
    { cause: error },
  );
}

function expectAddress(address: string | URL): void {
  const text = String(address);
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return;
  throw new TypeError(
    `${text} is not an application: connect a function from Request to Response, or an address as http://127.0.0.1:3000.`,
  );
}

function answerFor({ status, retryAfter }: Outage): Response {
  if (status === undefined) throw new Error("A test lets this delivery fail");
  return new Response(null, {
    status,
    headers: retryAfter === undefined ? {} : { "retry-after": String(retryAfter) },
  });
}

/** Forwards the request to an application in another process. */
async function forward(request: Request, base: string | URL): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  // It belongs to the connection, and is set again.
  headers.delete("host");
  const body = request.body === null ? {} : { body: await request.arrayBuffer() };
  const url = new URL(pathname + search, base);
  try {
    return await fetch(url, { method: request.method, headers, redirect: "manual", ...body });
  } catch (cause) {
    throw new Error(
      `No answer came from ${url.origin}. The application must be started, and listen there, before the test`,
      { cause },
    );
  }
}
