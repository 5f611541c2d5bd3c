import { headerNames, type Operation, operations } from "@syndikit/contract";

/** The marketplace under attack, and four accounts on it that have nothing to do with one another. */
export interface Target {
  /** For example `http://127.0.0.1:8081`. */
  readonly url: string;
  /** For example `name:password`. */
  readonly accounts: Readonly<Record<Role, string>>;
  /** How many servers answer at the address; one when absent. Some shares are of one server. */
  readonly replicas?: number;
}

/** Two customers of different companies, a vendor, and an administrator. */
export type Role = "customer" | "stranger" | "vendor" | "administrator";

export const demoAccounts: Target["accounts"] = {
  customer: "customer:customer-demo",
  stranger: "customer2:customer2-demo",
  vendor: "vendor:vendor-demo",
  administrator: "admin:admin-demo",
};

/** One attempt to break in or do harm, which must fail. */
export interface Attack {
  /** What the marketplace must hold to, in one line. */
  readonly name: string;
  /** Runs the attack. @throws {Broken} when it succeeds. */
  run(target: Target): Promise<void>;
}

export interface Ask {
  readonly method?: string;
  /** Without it, the request carries no credentials. */
  readonly as?: Role;
  readonly body?: unknown;
  /** A raw body, sent instead of `body`. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The text parsed as JSON; `undefined` if it is not JSON. */
  readonly body: unknown;
}

/** Sends a request to the API. The path is relative to `/api` and starts with a slash. */
export async function ask(target: Target, path: string, options: Ask = {}): Promise<Answer> {
  const { method = "GET", as, body, headers = {}, signal } = options;
  const text = options.text ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(`${target.url}/api${path}`, {
    method,
    headers: {
      "Content-Type": "application/json",
      ...(as === undefined ? {} : { [headerNames.authorization]: `Basic ${btoa(target.accounts[as])}` }),
      ...headers,
    },
    ...(text === undefined ? {} : { body: text }),
    ...(signal === undefined ? {} : { signal }),
  });
  const received = await response.text();
  return { status: response.status, headers: response.headers, text: received, body: parse(received) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An attack succeeded. The message says how. */
export class Broken extends Error {
  override readonly name = "Broken";
}

/** @throws {Broken} when the claim does not hold. */
export function expectThat(claim: boolean, otherwise: string): asserts claim {
  if (!claim) throw new Broken(otherwise);
}

/** @throws {Broken} when the answer has none of these statuses. */
export function expectStatus(answer: Answer, what: string, ...statuses: readonly number[]): void {
  expectThat(
    statuses.includes(answer.status),
    `${what}: ${answer.status}, not ${statuses.join(" or ")}. ${answer.text.slice(0, 200)}`,
  );
}

/** A field of a JSON object; `undefined` if there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** The entries of a JSON array; empty if the value is not an array. */
export function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function table(): readonly Operation[] {
  return Object.values(operations);
}

/** Creates an object, and resolves with it. */
export async function make(target: Target, as: Role, resource: string, body: object): Promise<unknown> {
  const made = await ask(target, `/${resource}`, { method: "POST", as, body });
  expectStatus(made, `a ${resource} of the ${as}`, 201);
  return made.body;
}

export function idOf(value: unknown): number {
  return Number(fieldOf(value, "id"));
}
