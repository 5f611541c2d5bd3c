import { type Operation, type OperationId, operations } from "@syndikit/contract";
import { examples } from "@syndikit/contract/examples";
import type { Account } from "../../src/index.js";
import { samples } from "../../src/spec/samples.gen.js";

/** What goes into an operation, as values. */
export interface Input {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** `undefined`: no body. */
  readonly body: unknown;
}

/** The input of an operation in the examples of the spec: every parameter, and the first example of the body. */
export function sampleInput(id: OperationId): Input {
  const { path, query, body } = samples[id];
  const name = body?.[0];
  return { path, query, body: name === undefined ? undefined : structuredClone(examples[name]) };
}

/** The password of an account of the demo. */
export const passwordOf = (account: Account): string => `${account}-demo`;

/** Where a request goes, and who sends it. */
export interface Sender {
  readonly base: string;
  /** `undefined`: nobody signs in. */
  readonly account?: Account | undefined;
}

/** Writes a request by hand: what no client sends, or what is to be sent without one. */
export function toRequest(id: OperationId, { path, query, body }: Input, { base, account }: Sender): Request {
  const { method, path: template, parameters }: Operation = operations[id];
  const place = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const url = new URL(base + place);
  for (const { name, type } of parameters) {
    const value = query[name];
    if (value === undefined) continue;
    if (type === "object") {
      for (const [key, text] of Object.entries(Object(value)))
        url.searchParams.set(`${name}[${key}]`, String(text));
    } else url.searchParams.set(name, String(value));
  }
  const headers =
    account === undefined ? {} : { authorization: `Basic ${btoa(`${account}:${passwordOf(account)}`)}` };
  return new Request(url, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
}
