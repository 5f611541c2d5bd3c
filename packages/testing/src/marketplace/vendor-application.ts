import { headerNames } from "@syndikit/contract";

/** The vendor's application: a function, or the address that it listens at. */
export type VendorApplication = ((request: Request) => Response | Promise<Response>) | string | URL;

/** Answers deliveries in place of the vendor's application, as a broken proxy in front of it would. */
export interface Outage {
  /** The answer; without one the connection breaks off. */
  readonly status?: number | undefined;
  readonly retryAfter?: number | undefined;
  /** How many deliveries it lasts. */
  readonly times: number;
}

/** Stands between the marketplace and the vendor's application. */
export interface VendorConnection {
  /** Answers a request of the marketplace. */
  receive(request: Request): Promise<Response>;
  /**
   * Puts an application there, in place of the one before.
   *
   * @throws {TypeError} when it is neither a function nor an address.
   */
  connect(application: VendorApplication): void;
  /** Breaks off what is not answered yet. An application that hangs would keep the marketplace from ending. */
  hangUp(): void;
  readonly connected: boolean;
  /** Makes the next deliveries fail, after those that fail already. */
  fail(outage: Outage): void;
  /** Ends all outages. */
  recover(): void;
  /** How many events came in so far. */
  readonly received: number;
  /** How many are being answered. */
  readonly active: number;
  /** Takes down what failed inside the application. */
  reportError(error: unknown): void;
  /** What failed last: what the application threw, or what it reported. */
  readonly lastError: unknown;
}

/**
 * Makes the connection, without an application behind it.
 *
 * @param eventsPath where events go, signed or not.
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
  // Nobody may be waiting.
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
      // What another one does that stands no longer there explains nothing.
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

/** A realm, or a framework, may have a `Response` of its own, so it is known by what it can do. */
function expectResponse(answer: unknown): Response {
  if (typeof answer === "object" && answer !== null && "arrayBuffer" in answer && "status" in answer) {
    return answer as Response; // All that is asked of it.
  }
  throw new TypeError(
    "The application gave back no Response. For Express, Fastify and Node there is `fromNode`",
  );
}

/** A listener of Node is called without the response that it writes to, and fails on that. */
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
    `${text} is no application: connect a function from Request to Response, or an address as http://127.0.0.1:3000.`,
  );
}

function answerFor({ status, retryAfter }: Outage): Response {
  if (status === undefined) throw new Error("A test lets this delivery fail");
  return new Response(null, {
    status,
    headers: retryAfter === undefined ? {} : { "retry-after": String(retryAfter) },
  });
}

/** Sends the same request to an application in another process. */
async function forward(request: Request, base: string | URL): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  // Belongs to the connection, and is set anew.
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
