/** openapi-fetch, set up to build requests for the pipeline. */
import createClient from "openapi-fetch";
import type { OpenApiClient } from "./openapi.gen.js";
import { checkApiVersion } from "./options.js";
import { flag, type Plan } from "./plan.js";
import { toId, toSegment } from "./refs.js";
import { type Call, RecordedRequest } from "./request.js";

/** The parts of a request, by where they go. */
export interface Parts {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** What every request has in common. */
export interface TransportOptions {
  /** The address that paths are relative to. */
  readonly base: string;
  readonly apiVersion: string;
  readonly app: string | undefined;
}

/** Sends the request of a call; the outcome is noted in the call. */
export type Send = (call: Call, parts: Parts) => Promise<unknown>;

export function createTransport(
  { base, apiVersion, app }: TransportOptions,
  pipeline: (request: RecordedRequest) => Promise<Response>,
): Send {
  const client = createClient<Record<string, never>>({
    baseUrl: base,
    headers: { accept: "application/json", ...agentHeader(app) },
    // It is only ever asked to be built, and to be handed to the `fetch` below.
    Request: RecordedRequest as unknown as typeof Request,
    fetch: pipeline as unknown as (request: Request) => Promise<Response>,
    querySerializer: { array: { style: "form", explode: false } },
    pathSerializer: (template, values) => fillPath(template, values, base),
  });
  // Its types are those of any document: the plans and the generated signatures say what this one has.
  const request = client.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<unknown>;

  return (call, { path = {}, query, body }) => {
    const { plan, options, replay } = call;
    if (options.apiVersion !== undefined) checkApiVersion(options.apiVersion);
    return request(plan.method, plan.path, {
      params: { path, query: { apiVersion: options.apiVersion ?? apiVersion, ...query } },
      headers: options.headers,
      body,
      call,
      // Left alone, it would read a body that the pipeline has read within the timeout.
      ...(replay ? {} : { parseAs: "stream" }),
    });
  };
}

/** A browser names itself, and asks the server's leave for a header that it does not know. */
function agentHeader(app: string | undefined): Record<string, string> {
  return "document" in globalThis ? {} : { "user-agent": `${app ? `${app} ` : ""}syndikit-sdk` };
}

/** Every path goes through here, so that no id and no key can lead to another one. */
function fillPath(template: string, values: Record<string, unknown>, base: string): string {
  return template.replace(/(\w+)\/{id}|{(\w+)}/g, (_, kind, name) =>
    kind ? `${kind}/${toId(kind, values["id"], base)}` : toSegment(name, values[name]),
  );
}

/**
 * The same transport with the face of openapi-fetch. Its own middleware would stand outside the retries, so it
 * is not there: the marketplace client has `use`.
 */
export function createOpenApiClient(plans: readonly Plan[], send: Send): OpenApiClient {
  const call = (method: string, path: string, init: Record<string, unknown> = {}): Promise<unknown> => {
    const actions = plans.filter((plan) => plan.method === method && plan.path === path);
    if (!actions.length)
      return Promise.reject(new TypeError(`${method} ${path} is not an operation of the interface`));
    const { params, body, ...options } = init as { params?: Parts; body?: unknown };
    // One path may carry actions of several kinds. It is as careful as the most careful of them, and its body is
    // read when any of them has one.
    const silent = actions.every((action) => action.flags.includes(flag.nothing));
    const flags = actions
      .map((action) => action.flags)
      .join("")
      .replaceAll(flag.nothing, silent ? flag.nothing : "");
    const whole = { operation: `${method} ${path}`, method, path, flags, fields: [] };
    return send({ plan: whole, options, replay: true }, { ...params, body });
  };
  const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"].map((method) => [
    method,
    (path: string, init?: Record<string, unknown>) => call(method, path, init),
  ]);
  // The generated types are of the same operations as the plans.
  return Object.fromEntries(methods) as OpenApiClient;
}
