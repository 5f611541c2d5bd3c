import { headerNames } from "@syndikit/contract";
import type { Answer } from "../support/marketplace.js";
import type { Account } from "./accounts.js";

export interface Question {
  /** Anonymous when absent. */
  readonly account?: Account | undefined;
  readonly method: string;
  /** Below `/api`, without a leading slash. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged, instead of `body`. */
  readonly text?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

const DECIDED_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.(?!000)\d{3})?Z$/;
const LOOKS_LIKE_A_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
/** Fields that may be null according to the contract: a hidden credential, and a tier without an end. */
const NULLABLE = new Set(["value", "end"]);
/** In the list of charges, one that waits says so. */
const WAITING_CHARGE = /^subscription\/\d+\/charges(\?.*)? \[\d+\]\.invoice$/;
const REFERENCE = /^[a-z][A-Za-z]*\/[1-9]\d*(\/[a-z]+)?$/;

/**
 * Checks the rules of all responses: they have a request identifier, in the header and in each error; they are not
 * cached; a failure has an error with a message; dates have one form; references are relative; identifiers are positive
 * 32-bit integers.
 *
 * @throws {Error} when a rule is broken. It names the rule and the place.
 */
export function assertConventions({ account, method, path }: Question, answer: Answer): void {
  const broken = brokenConventions(answer, { method, path });
  if (broken.length === 0) return;
  throw new Error(`${account ?? "nobody"} ${method} ${path} (${answer.status}): ${broken.join("; ")}`);
}

/** The rules that a response breaks, as messages. */
export function brokenConventions(
  { status, headers, body }: Answer,
  { method, path }: Pick<Question, "method" | "path">,
): readonly string[] {
  const requestId = headers.get(headerNames.requestId);
  return [
    ...(requestId === null || requestId === "" ? ["it does not name its request"] : []),
    ...(headers.get("Cache-Control") === "no-store" ? [] : ["a shared cache may keep it"]),
    ...(status >= 500 ? [`the server failed: ${JSON.stringify(body)}`] : []),
    ...(status === 204 && body !== undefined ? ["204 has a body"] : []),
    ...(method === "HEAD" && body !== undefined ? ["the answer to HEAD has a body"] : []),
    ...(status >= 400 && method !== "HEAD" ? brokenErrors(body, requestId) : []),
    // Fault rules match parts of URLs, which are not references.
    ...(path === "sandbox/faults" ? [] : brokenValues(body, "", path)),
  ];
}

function brokenErrors(body: unknown, requestId: string | null): readonly string[] {
  const holders = property(body, "errorHolders");
  if (!Array.isArray(holders) || holders.length === 0) return ["a failure has no errorHolders"];
  return holders.flatMap((holder, index) => [
    ...(property(holder, "requestId") === requestId ? [] : [`errorHolders[${index}] names another request`]),
    ...["key", "error"].flatMap((field) => {
      const text = property(holder, field);
      return typeof text === "string" && text !== "" ? [] : [`errorHolders[${index}].${field} is empty`];
    }),
    ...(/%\w+%/.test(String(property(holder, "error")))
      ? [`errorHolders[${index}].error has a gap in it`]
      : []),
  ]);
}

function brokenValues(value: unknown, at: string, path: string): readonly string[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => brokenValues(entry, `${at}[${index}]`, path));
  }
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, entry]) => {
      const place = `${at}.${name}`;
      const mayBeNull = NULLABLE.has(name) || WAITING_CHARGE.test(`${path} ${place}`);
      const isNull = entry === null && !mayBeNull ? [`${place} is null, and should be absent`] : [];
      return [...isNull, ...brokenField(name, entry, place), ...brokenValues(entry, place, path)];
    });
  }
  const odd = typeof value === "string" && LOOKS_LIKE_A_DATE.test(value) && !DECIDED_DATE.test(value);
  return odd ? [`${at} is not a date in the decided form: ${value}`] : [];
}

function brokenField(name: string, value: unknown, place: string): readonly string[] {
  const isReference = name === "self" || (name === "url" && !String(value).includes("://"));
  if (isReference && !REFERENCE.test(String(value)))
    return [`${place} is not a relative reference: ${value}`];
  if (name === "id" && typeof value === "number" && !(value > 0 && value <= 2_147_483_647)) {
    return [`${place} is not a positive 32-bit integer: ${value}`];
  }
  return [];
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
