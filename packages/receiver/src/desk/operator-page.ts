import { headerNames } from "@syndikit/contract";
import {
  aFunction,
  aString,
  checkOptions,
  checkValue,
  type Expectation,
  required,
} from "../check-options.js";
import { createReporter, type Hooks, hooksExpected } from "../hooks.js";
import {
  type Endpoint,
  emptyResponse,
  type HttpRequest,
  type HttpResponse,
  jsonResponse,
  singleHeader,
} from "../http/endpoint.js";
import { isBytes } from "../http/is-bytes.js";
import { isJson, readBody } from "../http/read-body.js";
import type { TaskState } from "../queue/task.js";
import { aDesk, type Desk, type ItemChoice } from "./desk.js";
import { renderItem, renderOverview } from "./render-page.js";

const MAX_FORM_BYTES = 16_384;
const SHOWN = 50;

/** The states that can be selected. Those that need attention come first. */
const shownStates = [
  "dead",
  "retrying",
  "running",
  "sleeping",
  "waiting",
  "paused",
  "idle",
  "done",
] as const satisfies readonly TaskState[];

const actions = ["redrive", "dismiss", "pause", "resume"] as const;
type Action = (typeof actions)[number];

/** Options of {@link createOperatorPage}. */
export interface OperatorPageOptions {
  /**
   * Whether this request may see the page and use its buttons. Only `true` allows it; anything else is answered with
   * 403. Check a session, a header that only your proxy sets, or a token.
   */
  authorize(request: HttpRequest): boolean | Promise<boolean>;
  /** The title of the page, such as the name of the environment. */
  readonly title?: string;
  /** Receives errors. Default: they are written to the console. */
  readonly hooks?: Hooks;
}

const members = {
  authorize: required(aFunction),
  title: aString,
  hooks: hooksExpected,
} satisfies Record<keyof OperatorPageOptions, Expectation>;

/**
 * Creates a page for the operator of the receiver: what waits, what fails, the dead letters, and buttons to act on
 * them. It is plain HTML, without scripts or requests to other hosts. Mount it at a separate path.
 *
 * With `Accept: application/json` the same route answers programs: `syndikit receiver --url` is one.
 *
 * @throws {TypeError} when `authorize` is missing, or an option is misspelt, or is of the wrong kind.
 *
 * @example
 * ```ts
 * const page = createOperatorPage(receiver, {
 *   authorize: (request) => request.header("x-forwarded-user") === "ops@vendor.example",
 * });
 * app.use("/operator", toExpress(page));
 * ```
 */
export function createOperatorPage(desk: Desk, options: OperatorPageOptions): Endpoint {
  checkValue("desk of createOperatorPage", desk, required(aDesk));
  checkOptions("createOperatorPage", options, members);
  const { authorize, title = "Receiver", hooks } = options;
  const report = createReporter(hooks);

  async function handle(request: HttpRequest): Promise<HttpResponse> {
    if ((await authorize(request)) !== true) return emptyResponse(403);
    if (request.method === "POST") return act(request);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return emptyResponse(405, { [headerNames.allow]: "GET, HEAD, POST" });
    }
    const query = new URLSearchParams(request.query ?? "");
    const wantsJson = singleHeader(request.header("accept"))?.includes("application/json") ?? false;
    const key = query.get("key")?.trim();
    return key ? showItem(key, { query, wantsJson }) : showOverview({ query, wantsJson });
  }

  async function showOverview({ query, wantsJson }: Question): Promise<HttpResponse> {
    const state = shownStates.find((name) => name === query.get("state"));
    const error = query.get("error") || undefined;
    const after = query.get("after") || undefined;
    const [overview, page] = await Promise.all([
      desk.inspect(),
      desk.list({
        limit: SHOWN,
        states: state === undefined ? undefined : [state],
        error,
        after,
      }),
    ]);
    if (wantsJson) return jsonResponse(200, { overview, ...page });
    const did = readDid(query);
    return html(200, renderOverview({ title, overview, page, state, error, did, states: shownStates }));
  }

  async function showItem(text: string, { query, wantsJson }: Question): Promise<HttpResponse> {
    const key = toSubject(text);
    const item = await desk.show(key);
    if (wantsJson) return item === undefined ? jsonResponse(404, {}) : jsonResponse(200, item);
    return html(
      item === undefined ? 404 : 200,
      renderItem({ title, item, asked: text, did: readDid(query) }),
    );
  }

  async function act(request: HttpRequest): Promise<HttpResponse> {
    const sendsJson = isJson(singleHeader(request.header("content-type")) ?? "");
    if (!isOwn(request, sendsJson)) return emptyResponse(403);
    const fields = await readFields(request, sendsJson);
    const action = actions.find((name) => name === fields?.get("action"));
    if (fields === undefined || action === undefined) return emptyResponse(400);
    // An empty one was to choose something, and must not choose everything.
    if (fields.get("key") === "" || fields.get("error") === "") return emptyResponse(400);
    const key = fields.get("key") ?? undefined;
    const error = fields.get("error") ?? undefined;
    const count = await perform(desk, action, {
      which: key === undefined ? undefined : toSubject(key),
      error,
    });
    if (sendsJson) return jsonResponse(200, { count });
    // Back to where the button was. A reload does not repeat the action. Relative, because a proxy may remove a prefix.
    const query = new URLSearchParams(request.query ?? "");
    query.set("did", action);
    query.set("count", String(count));
    return emptyResponse(303, { location: `?${query}` });
  }

  return {
    handle: (request) =>
      handle(request).catch((error: unknown) => {
        report.error(error, "showing the operator's page");
        return emptyResponse(500);
      }),
  };
}

interface Question {
  readonly query: URLSearchParams;
  readonly wantsJson: boolean;
}

/** A number is a subscription by its id. */
function toSubject(text: string): number | string {
  return /^\d{1,10}$/.test(text) ? Number(text) : text;
}

/** The last action, and how many items it changed. */
function readDid(query: URLSearchParams): { readonly action: Action; readonly count: number } | undefined {
  const action = actions.find((name) => name === query.get("did"));
  const count = Number(query.get("count"));
  return action !== undefined && Number.isSafeInteger(count) && count >= 0 ? { action, count } : undefined;
}

/**
 * Protects against requests forged by other sites: a form that another site submits carries that site's origin. JSON
 * from another origin needs a CORS permission, which this page never gives. So a program need not send an origin.
 */
function isOwn(request: HttpRequest, sendsJson: boolean): boolean {
  const site = singleHeader(request.header("sec-fetch-site"));
  if (site !== undefined) return site === "same-origin";
  const origin = singleHeader(request.header("origin"));
  if (origin === undefined) return sendsJson;
  return URL.canParse(origin) && new URL(origin).host === singleHeader(request.header("host"));
}

async function perform(
  desk: Desk,
  action: Action,
  { which, error }: { readonly which: number | string | undefined; readonly error: string | undefined },
): Promise<number> {
  const choice: ItemChoice = which ?? (error === undefined ? "all" : { error });
  switch (action) {
    case "redrive":
      return desk.redrive(choice);
    case "dismiss":
      return desk.dismiss(choice);
    case "pause":
    case "resume":
      return (await desk[action](which)) ? 1 : 0;
    default:
      return action satisfies never;
  }
}

async function readFields(request: HttpRequest, isJsonBody: boolean): Promise<URLSearchParams | undefined> {
  const parsed = request.parsed?.();
  if (typeof parsed === "object" && parsed !== null && !isBytes(parsed)) return toFields(parsed);
  const body = await readBody(request.body(), MAX_FORM_BYTES);
  if (!body.ok) return undefined;
  const text = new TextDecoder().decode(body.bytes);
  if (!isJsonBody) return new URLSearchParams(text);
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? toFields(value) : undefined;
  } catch {
    return undefined;
  }
}

function toFields(value: object): URLSearchParams {
  return new URLSearchParams(
    Object.entries(value).map(([name, field]): [string, string] => [name, String(field)]),
  );
}

function html(status: number, body: string): HttpResponse {
  return {
    status,
    body,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
    },
  };
}
