import { headerNames, type Operation, operations } from "@syndikit/contract";

/** A marketplace that is attacked, and four accounts on it that are not one another's friends. */
export interface Target {
  /** As in `http://127.0.0.1:8081`. */
  readonly url: string;
  /** As in `name:password`. */
  readonly accounts: Readonly<Record<Role, string>>;
}

/** Two customers of two companies, a vendor, and an administrator. */
export type Role = "customer" | "stranger" | "vendor" | "administrator";

/** The accounts of the demo. */
export const demoAccounts: Target["accounts"] = {
  customer: "customer:customer-demo",
  stranger: "customer2:customer2-demo",
  vendor: "vendor:vendor-demo",
  administrator: "admin:admin-demo",
};

/** One way in, or one way to do harm, that must not work. */
export interface Attack {
  /** What is held, in one line. */
  readonly name: string;
  /** Attacks. @throws {Broken} when it got through. */
  run(target: Target): Promise<void>;
}

export interface Ask {
  readonly method?: string;
  /** Nobody when absent. */
  readonly as?: Role;
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The text as JSON; `undefined` when it is none. */
  readonly body: unknown;
}

/** Sends a request to the API; the path is below `/api`, with a leading slash. */
export async function ask(target: Target, path: string, options: Ask = {}): Promise<Answer> {
  const { method = "GET", as, body, headers = {} } = options;
  const text = options.text ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(`${target.url}/api${path}`, {
    method,
    headers: {
      "Content-Type": "application/json",
      ...(as === undefined ? {} : { [headerNames.authorization]: `Basic ${btoa(target.accounts[as])}` }),
      ...headers,
    },
    ...(text === undefined ? {} : { body: text }),
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

/** The attack got through: what it did. */
export class Broken extends Error {
  override readonly name = "Broken";
}

/** @throws {Broken} when the claim does not hold. */
export function expectThat(claim: boolean, otherwise: string): asserts claim {
  if (!claim) throw new Broken(otherwise);
}

/** @throws {Broken} when an answer has none of the statuses. */
export function expectStatus(answer: Answer, what: string, ...statuses: readonly number[]): void {
  expectThat(
    statuses.includes(answer.status),
    `${what}: ${answer.status}, not ${statuses.join(" or ")}. ${answer.text.slice(0, 200)}`,
  );
}

/** A field of a JSON object; `undefined` when there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** The entries of a JSON array; none when it is something else. */
export function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Every operation there is. */
export function table(): readonly Operation[] {
  return Object.values(operations);
}

/** Makes an object, and resolves with it. */
export async function make(target: Target, as: Role, resource: string, body: object): Promise<unknown> {
  const made = await ask(target, `/${resource}`, { method: "POST", as, body });
  expectStatus(made, `a ${resource} of the ${as}`, 201);
  return made.body;
}

export function idOf(value: unknown): number {
  return Number(fieldOf(value, "id"));
}
