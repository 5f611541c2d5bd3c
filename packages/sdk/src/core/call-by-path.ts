/** Calls by their path. Less is known about them than about calls of methods. */
import { signInPath } from "../generated/wire.gen.js";
import { type CallOptions, checkNames } from "../options.js";
import type { Call } from "./call.js";
import type { Connection } from "./connection.js";

export interface RequestInput {
  /** The values in the path: a reference for `{id}`, a text for every other name. */
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** Sends a request that neither a method nor the spec describes. */
export type SendRequest = <Value = unknown>(
  method: string,
  path: string,
  input?: RequestInput,
  options?: CallOptions,
) => Promise<Value>;

/** A call without what it is sent with. */
type DescribedCall = Omit<Call, "url" | "values" | "query" | "body">;

const REPEATABLE = /^(GET|HEAD|OPTIONS|PUT|DELETE)$/;

/** What the path alone says about a call. A POST or a PATCH may bill somebody, and is not repeated. */
export function describeCall(method: string, path: string, query: object): DescribedCall {
  const signsIn = path === signInPath;
  if (signsIn && "expire" in query) {
    throw new TypeError("A permanent token ends the previous one: use login.permanentToken");
  }
  return {
    operation: `${method} ${path}`,
    method,
    path,
    signsIn,
    answer: "any",
    mayBeEmpty: true,
    ...(!REPEATABLE.test(method) && { once: "never" }),
  };
}

export function createRequest(connection: Connection): SendRequest {
  return async (method, path, input = {}, options) => {
    checkNames(`${method} ${path}`, "input", input, ["path", "query", "body"]);
    const { path: values = {}, query = {}, body } = input;
    // `new URL` resolves `..` and cuts off a query, so such a path would lead to another operation.
    if (new URL(path, connection.base).pathname !== encodeURI(path)) {
      throw new TypeError(`Not a path like /subscription/{id}: ${JSON.stringify(path)}`);
    }
    const call = describeCall(method.toUpperCase(), path, query);
    return connection.call({ values, query, body, ...call }, options);
  };
}
