/** Every operation by its path, with the face of openapi-fetch. */
import type { Send } from "./call.js";
import * as flag from "./flag.js";
import type { OpenApiClient } from "./openapi.gen.js";
import { type Plan, wholeBody } from "./plan.js";

/** What an operation is given, before its generated type says so. */
interface Init extends Readonly<Record<string, unknown>> {
  readonly params?: { readonly path?: object; readonly query?: object };
  readonly body?: unknown;
}

/** openapi-fetch has middleware of its own, which would stand outside the retries: the marketplace client has `use`. */
export function createOpenApiClient(plans: readonly Plan[], send: Send): OpenApiClient {
  const call = async (method: string, path: string, { params, body, ...options }: Init): Promise<object> => {
    const operation = `${method} ${path}`;
    const actions = plans.filter((plan) => operation === `${plan.method} ${plan.path}`);
    if (!actions.length) throw new TypeError(`${operation} is not an operation of the interface`);
    const values: Readonly<Record<string, unknown>> = { ...params?.path, body };
    return send(
      { operation, method, path, flags: joinFlags(actions), fields: [wholeBody] },
      { ...options, ...params?.query },
      (name) => values[name],
    );
  };
  const methods = plans.map(({ method }) => [
    method,
    (path: string, init: Init = {}) => call(method, path, init),
  ]);
  // The generated types are of the same operations as the plans.
  return Object.fromEntries(methods) as OpenApiClient;
}

/**
 * One path may carry actions of several kinds. It is as careful as the most careful of them, and its body is read
 * when any of them has one. What a method makes of its answer is left out: the data is the body as it came.
 */
function joinFlags(actions: readonly Plan[]): string {
  const all = actions.map(({ flags }) => flags);
  const silent = all.every((flags) => flags.includes(flag.silent));
  return all.join("").replace(/[^os]/g, "") + (silent ? flag.silent : "");
}
