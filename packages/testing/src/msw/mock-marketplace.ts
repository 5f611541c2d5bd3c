import {
  headerNames,
  type Operation,
  type OperationId,
  operations,
  SortDirection,
  toErrorEntry,
  withoutEmptySegments,
} from "@syndikit/contract";
import { http } from "msw";
import { expectMembers } from "../expect-members.js";
import { buildAnswer, expectOperation, usualStatus } from "../spec/answers.js";
import {
  type AllowedRequest,
  checkRequest,
  type ForbiddenRequest,
  MOCK_REQUEST_ID,
} from "../spec/check-request.js";
import {
  type Fault,
  ForbiddenRequestError,
  type MarketplaceMock,
  type MockCall,
  type MockOptions,
} from "./mock.js";

/** An answer whose operation the compiler does not know any more. */
interface PlainAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type PlainAnswerer = (call: MockCall<OperationId>) => PlainAnswer | Promise<PlainAnswer>;

interface Rule {
  readonly id: OperationId;
  readonly answer: PlainAnswerer;
}

const jsonType = { "content-type": "application/json" };

/**
 * Mocks the whole interface for msw: each operation answers with its examples, and each request is checked.
 *
 * @throws {TypeError} when `baseUrl` is not a URL, or an option is not known.
 *
 * @example
 * ```ts
 * const market = mockMarketplace({ baseUrl: "https://market.example", afterEach });
 * const server = setupServer(...market.handlers);
 * market.on("subscriptionGet", 200, { name: "Notes of Ann" });
 * market.once("subscriptionGet", 503);
 * ```
 */
export function mockMarketplace(options: MockOptions): MarketplaceMock {
  expectMembers("mockMarketplace", options, { baseUrl: true, afterEach: true });
  const { baseUrl, afterEach } = options;
  if (!URL.canParse(baseUrl)) {
    throw new TypeError(
      `The baseUrl of a mock must be an address such as https://market.example, not ${baseUrl}.`,
    );
  }
  const base = baseUrl
    .replace(/\/+$/, "")
    .replace(/\/api$/, "")
    .concat("/api");
  let always: readonly Rule[] = [];
  let next: readonly Rule[] = [];
  let calls: readonly MockCall<OperationId>[] = [];
  let faults: readonly Fault[] = [];

  const take = (id: OperationId): PlainAnswerer => {
    const first = next.find((candidate) => candidate.id === id);
    if (first !== undefined) next = next.filter((other) => other !== first);
    const found = first ?? always.findLast((candidate) => candidate.id === id);
    return found?.answer ?? (({ body }) => ({ status: usualStatus(id, body) }));
  };

  const respond = async (allowed: AllowedRequest, request: Request): Promise<Response> => {
    const { id } = allowed;
    const { kind: _, ...values } = allowed;
    // The validators have just checked that the operation accepts the values.
    const call = { ...values, request } as MockCall<OperationId>;
    calls = [...calls, call];
    const answer = await take(id)(call);
    expectMembers("The answer", answer, { status: true, body: true, headers: true });
    const { status, body: override, headers } = answer;
    const body = remaining(buildAnswer(id, status, override), allowed, status);
    const { text, type } = encode(id, status, body);
    return new Response(text, {
      status,
      headers: {
        ...type,
        ...answerHeaders(allowed, { base, status, body }),
        ...headers,
      },
    });
  };

  const handle = async (request: Request): Promise<Response> => {
    const whole = withoutEmptySegments(new URL(request.url).pathname);
    const path = whole.slice(withoutEmptySegments(new URL(base).pathname).length).replace(/(?<=.)\/$/, "");
    const remember = (reason: string): void => {
      faults = [...faults, { request: `${request.method} ${path}`, reason }];
    };
    const checked = await checkRequest(request, path);
    if (checked.kind === "forbidden") {
      remember(checked.reason);
      return refuse(request, checked);
    }
    try {
      return await respond(checked, request);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      remember(reason);
      // Also sent to the caller: a test may never get to the check of the faults.
      const entry = toErrorEntry("internal", {}, MOCK_REQUEST_ID);
      return refuse(request, {
        status: 500,
        entry: { ...entry, error: `The mock has no answer: ${reason}` },
      });
    }
  };

  /** A wrong answer is reported where the test sets it, not where it is requested. */
  const rule = (id: OperationId, status: number, body: unknown): Rule => {
    buildAnswer(id, status, body);
    return { id, answer: () => ({ status, body }) };
  };

  const mock: MarketplaceMock = {
    handlers: [http.all(addressesBelow(base), ({ request }) => handle(request))],
    on(id, status, body) {
      always = [...always, rule(id, status, body)];
    },
    once(id, status, body) {
      next = [...next, rule(id, status, body)];
    },
    answer(id, answer) {
      expectOperation(id);
      // It is only called with calls of its own operation.
      always = [...always, { id, answer: (call) => answer(call as MockCall<typeof id>) }];
    },
    calls<Id extends OperationId>(id: Id) {
      expectOperation(id);
      return calls.filter((call): call is MockCall<Id> & MockCall<OperationId> => call.id === id);
    },
    get faults() {
      return faults;
    },
    assertValid() {
      if (faults.length > 0) throw new ForbiddenRequestError(faults);
    },
    reset() {
      [always, next, calls, faults] = [[], [], [], []];
    },
  };
  afterEach?.(() => {
    const found = faults;
    mock.reset();
    if (found.length > 0) throw new ForbiddenRequestError(found);
  });
  return mock;
}

/** Every address below a base, however many slashes there are in place of one. */
function addressesBelow(base: string): RegExp {
  const { origin, pathname } = new URL(base);
  const segments = pathname.split("/").filter((segment) => segment !== "");
  return new RegExp(`^${[origin, ...segments].map(escapePattern).join("/+")}/`);
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** A refusal by the mock itself. HEAD is answered like GET, without the body. */
function refuse(
  { method }: Request,
  { status, entry, headers = {} }: Pick<ForbiddenRequest, "status" | "entry"> & Partial<ForbiddenRequest>,
): Response {
  return new Response(method === "HEAD" ? null : JSON.stringify({ errorHolders: [entry] }), {
    status,
    headers: { ...headers, ...jsonType, [headerNames.requestId]: MOCK_REQUEST_ID },
  });
}

/** A body as it is sent, with its content type. Only a success can be anything but JSON. */
function encode(
  id: OperationId,
  status: number,
  body: unknown,
): { readonly text: string | null; readonly type: Readonly<Record<string, string>> } {
  const { mediaType }: Operation = operations[id];
  if (body === undefined) return { text: null, type: {} };
  if (mediaType === undefined || status >= 300) return { text: JSON.stringify(body), type: jsonType };
  // A document is text; for a stream of events, the body is the data of one event.
  const text = typeof body === "string" ? body : `data: ${JSON.stringify(body)}\n\n`;
  return { text, type: { "content-type": mediaType } };
}

/** The headers that the interface defines for an answer. */
function answerHeaders(
  { id, query }: AllowedRequest,
  { base, status, body }: { readonly base: string; readonly status: number; readonly body: unknown },
): Record<string, string> {
  const { pagination }: Operation = operations[id];
  const page = pagination === "entries" ? Object(body).entries : body;
  const isPage = (pagination === "page" || pagination === "entries") && status < 300;
  const self = body instanceof Object && "self" in body ? String(body.self) : undefined;
  return {
    [headerNames.requestId]: MOCK_REQUEST_ID,
    ...(isPage ? pageHeaders(query, Array.isArray(page) ? page.length : 1) : {}),
    ...(status === 201 && self !== undefined ? { [headerNames.location]: `${base}/${self}` } : {}),
  };
}

/** What `idAfter` leaves of a page. */
function remaining(body: unknown, { id, query }: AllowedRequest, status: number): unknown {
  const { idAfter, sortDirection } = query;
  const { pagination }: Operation = operations[id];
  if (pagination !== "page" || status >= 300 || typeof idAfter !== "number" || !Array.isArray(body))
    return body;
  return body.filter((entry) =>
    sortDirection === SortDirection.DESC ? Object(entry).id < idAfter : Object(entry).id > idAfter,
  );
}

const DEFAULT_SIZE = 20;

/** The mock has one page: the entries from the test, or the example. */
function pageHeaders(query: Readonly<Record<string, unknown>>, items: number): Record<string, string> {
  const { pageNumber = 1, pageSize = DEFAULT_SIZE } = query;
  return {
    [headerNames.pageNumber]: String(pageNumber),
    [headerNames.pageSize]: String(pageSize),
    [headerNames.totalItems]: String(items),
    [headerNames.totalPages]: "1",
  };
}
