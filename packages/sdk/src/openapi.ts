/** Every operation by its path, with the face of openapi-fetch. */
import type { Send } from "./call.js";
import type { OpenApiClient } from "./openapi.gen.js";
import { type Plan, wholeBody } from "./plan.js";

/** What an operation is given, before its generated type says so. */
interface Init extends Readonly<Record<string, unknown>> {
  readonly params?: { readonly path?: object; readonly query?: object };
  readonly body?: unknown;
}

/** openapi-fetch has middleware of its own, which would stand outside the retries: the marketplace client has `use`. */
export function createOpenApiClient(plans: readonly Plan[], send: Send): OpenApiClient {
  const client: Record<string, unknown> = {};
  for (const { method } of plans) {
    client[method] = async (path: string, { params, body, ...options }: Init = {}): Promise<unknown> => {
      const operation = `${method} ${path}`;
      const actions = plans.filter((plan) => operation === `${plan.method} ${plan.path}`);
      if (!actions.length) throw new TypeError(`${operation} is no operation`);
      // One path may carry actions of several kinds: it is as careful as the most careful of them, and its body is
      // read when any of them has one. What a method makes of a page or a location is left out.
      const flags = String(actions.map((plan) => plan.flags)).replace(/[pl]/g, "");
      const values: Readonly<Record<string, unknown>> = { ...params?.path, body };
      return send(
        { operation, method, path, flags, fields: [wholeBody] },
        { ...options, ...params?.query },
        (name) => values[name],
      );
    };
  }
  // The generated types are of the same operations as the plans.
  return client as unknown as OpenApiClient;
}
