import { headerNames } from "@syndikit/contract";
import { createReporter, type Hooks } from "../hooks.js";
import {
  type Endpoint,
  emptyResponse,
  type HttpRequest,
  type HttpResponse,
  singleHeader,
} from "../http/endpoint.js";
import { readBody } from "../http/read-body.js";
import type { TaskState } from "../queue/task.js";
import type { Desk } from "./desk.js";
import { renderItem, renderOverview } from "./render-page.js";

const MAX_FORM_BYTES = 16_384;
const SHOWN = 50;

const shownStates = [
  "dead",
  "retrying",
  "running",
  "sleeping",
  "waiting",
  "paused",
] as const satisfies readonly TaskState[];

/** Who may see the page. */
export interface OperatorPageOptions {
  /**
   * Whether this request may see the page and act on it. Only `true` opens it. Look at a session, at basic
   * authentication, at an address behind your proxy.
   */
  authorize(request: HttpRequest): boolean | Promise<boolean>;
  /** A name above the page, such as that of the environment. */
  readonly title?: string;
  /** Where errors are reported to. Default: the console. */
  readonly hooks?: Hooks;
}

/**
 * A page for who looks after the kit: what waits, fails, and was given up, and the buttons for it. Plain HTML, without
 * scripts, and without a request to anywhere else. Mount it at a path of its own.
 *
 * @example
 * ```ts
 * const page = createOperatorPage(receiver, {
 *   authorize: (request) => request.header("x-forwarded-user") === "ops@vendor.example",
 * });
 * app.use("/operator", toExpress(page));
 * ```
 */
export function createOperatorPage(
  desk: Desk,
  { authorize, title = "Receiver", hooks }: OperatorPageOptions,
): Endpoint {
  const report = createReporter(hooks);

  async function handle(request: HttpRequest): Promise<HttpResponse> {
    if ((await authorize(request)) !== true) return emptyResponse(403);
    if (request.method === "POST") return act(request);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return emptyResponse(405, { [headerNames.allow]: "GET, HEAD, POST" });
    }
    const query = new URLSearchParams(request.query ?? "");
    const key = query.get("key");
    return key === null ? showOverview(query) : showItem(key);
  }

  async function showOverview(query: URLSearchParams): Promise<HttpResponse> {
    const state = shownStates.find((name) => name === query.get("state"));
    const after = query.get("after") ?? undefined;
    const filter = state === undefined ? {} : { states: [state] };
    const [overview, page] = await Promise.all([
      desk.inspect(),
      desk.list({ ...filter, limit: SHOWN, ...(after === undefined ? {} : { after }) }),
    ]);
    return html(200, renderOverview({ title, overview, page, state, states: shownStates }));
  }

  async function showItem(key: string): Promise<HttpResponse> {
    const item = await desk.show(key);
    return item === undefined ? emptyResponse(404) : html(200, renderItem({ title, item }));
  }

  /** A form that another site makes the browser send comes with that site's name. */
  async function act(request: HttpRequest): Promise<HttpResponse> {
    const site = singleHeader(request.header("sec-fetch-site"));
    const origin = singleHeader(request.header("origin"));
    const host = singleHeader(request.header("host"));
    const isOwn =
      site === undefined ? origin !== undefined && hostOf(origin) === host : site === "same-origin";
    if (!isOwn) return emptyResponse(403);
    const form = await readForm(request);
    if (form === undefined) return emptyResponse(400);
    const [action, key] = [form.get("action"), form.get("key") ?? undefined];
    switch (action) {
      case "redrive":
        await desk.redrive(key ?? "all");
        break;
      case "dismiss":
        await desk.dismiss(key ?? "all");
        break;
      case "pause":
        await desk.pause(key);
        break;
      case "resume":
        await desk.resume(key);
        break;
      default:
        return emptyResponse(400);
    }
    // Back to where the button was; a reload does not press it again.
    const target = key === undefined ? request.path : `${request.path}?key=${encodeURIComponent(key)}`;
    return emptyResponse(303, { location: target });
  }

  return {
    handle: (request) =>
      handle(request).catch((error: unknown) => {
        report.error(error, "showing the operator's page");
        return emptyResponse(500);
      }),
  };
}

async function readForm(request: HttpRequest): Promise<URLSearchParams | undefined> {
  const parsed = request.parsed?.();
  if (typeof parsed === "object" && parsed !== null && !(parsed instanceof Uint8Array)) {
    return new URLSearchParams(
      Object.entries(parsed).map(([name, value]): [string, string] => [name, String(value)]),
    );
  }
  const body = await readBody(request.body(), MAX_FORM_BYTES);
  return body.ok ? new URLSearchParams(new TextDecoder().decode(body.bytes)) : undefined;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function html(status: number, body: string): HttpResponse {
  return {
    status,
    body,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
    },
  };
}
