/** Every operation by its path, with the face of openapi-fetch. */
import type { Send } from "./call.js";
import type { OpenApiClient } from "./openapi.gen.js";
import { flag, type Plan } from "./plan.js";
import { fillPath } from "./request.js";

/** What an operation is given, before its generated type says so. */
interface Init extends Readonly<Record<string, unknown>> {
  readonly params?: { readonly path?: Record<string, unknown>; readonly query?: object };
  readonly body?: unknown;
}

/** openapi-fetch has middleware of its own, which would stand outside the retries: the marketplace client has `use`. */
export function createOpenApiClient(plans: readonly Plan[], send: Send, base: string): OpenApiClient {
  const call = async (method: string, path: string, init: Init = {}): Promise<object> => {
    const { params = {}, body, ...options } = init;
    const actions = plans.filter((plan) => plan.method === method && plan.path === path);
    const plan = { operation: `${method} ${path}`, method, path, flags: flagsOf(actions), fields: [] };
    const { value, response } = await send(plan, { ...options, ...params.query }, () => {
      if (!actions.length) throw new TypeError(`${plan.operation} is not an operation of the interface`);
      return { path: fillPath(path, (name) => params.path?.[name], base), body };
    });
    return { data: value, response };
  };
  const methods = plans.map(({ method }) => [
    method,
    (path: string, init?: Init) => call(method, path, init),
  ]);
  // The generated types are of the same operations as the plans.
  return Object.fromEntries(methods) as OpenApiClient;
}

/**
 * One path may carry actions of several kinds. It is as careful as the most careful of them, and its body is read as
 * it is when any of them has one.
 */
function flagsOf(actions: readonly Plan[]): string {
  const silent = actions.every(({ flags, method }) => method === "HEAD" || /[nl]/.test(flags));
  const careful = actions.map(({ flags }) => flags.replace(/[^os]/g, "")).join("");
  return silent ? careful + flag.nothing : careful;
}
