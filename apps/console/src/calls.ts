import { signal } from "@preact/signals";
import { headerNames } from "@syndikit/contract";

/** An API call that the page made, written the way a program would make it. */
export interface Call {
  /** The SDK method, such as `events.list`. */
  readonly operation: string;
  /** The call in JavaScript. */
  readonly sdk: string;
  /** The call as a curl command; empty until the request is sent. */
  readonly curl: string;
}

/** The calls of the current page, newest first and without duplicates. */
export const calls = signal<readonly Call[]>([]);

const MAX_CALLS = 12;

export function forgetCalls(): void {
  calls.value = [];
}

/** A call of an SDK method in JavaScript. */
export function toSdk(operation: string, args: readonly unknown[]): string {
  const paged = operation.endsWith(".list") ? ".page()" : "";
  const shown = args.filter((arg) => arg !== undefined && !isOptions(arg)).map((arg) => toSource(arg));
  return `await market.${operation}(${shown.join(", ")})${paged}`;
}

/** Records a call of an SDK method. */
export function recordCall(operation: string, args: readonly unknown[]): void {
  const sdk = toSdk(operation, args);
  const known = calls.peek();
  if (known.some((call) => call.sdk === sdk)) return;
  calls.value = [{ operation, sdk, curl: "" }, ...known].slice(0, MAX_CALLS);
}

/** Adds the HTTP request to the newest recorded call of that method that has none yet. */
export function recordRequest(
  operation: string,
  request: { method: string; url: string; body?: string | undefined },
): void {
  const known = calls.peek();
  const index = known.findIndex((call) => call.operation === operation && call.curl === "");
  const call = known[index];
  if (call === undefined) return;
  calls.value = known.with(index, { ...call, curl: toCurl(request) });
}

/** An HTTP request as a curl command. */
export function toCurl({
  method,
  url,
  body,
}: {
  readonly method: string;
  readonly url: string;
  readonly body?: string | undefined;
}): string {
  const parts = ["curl"];
  if (method === "HEAD") parts.push("--head");
  else if (method !== "GET") parts.push(`-X ${method}`);
  parts.push(`-H "${headerNames.authToken}: $TOKEN"`);
  if (body !== undefined) parts.push('-H "Content-Type: application/json"', `-d ${quote(maskJson(body))}`);
  return [...parts, quote(url)].join(" ");
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** An abort signal tells the reader nothing, so it is left out. */
function isOptions(arg: unknown): boolean {
  return typeof arg === "object" && arg !== null && "signal" in arg;
}

const SECRET = /^(value|secret|password|currentPassword|notificationSecretToken|number|cvc|paymentMethodId)$/;

function maskJson(body: string): string {
  return JSON.stringify(JSON.parse(body), (key, value) =>
    SECRET.test(key) && typeof value === "string" ? "…" : value,
  );
}

function toSource(value: unknown, key = ""): string {
  if (Array.isArray(value)) return `[${value.map((item) => toSource(item)).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
    if (entries.length === 0) return "{}";
    return `{ ${entries.map(([name, entry]) => `${/^[\w$]+$/.test(name) ? name : JSON.stringify(name)}: ${toSource(entry, name)}`).join(", ")} }`;
  }
  return SECRET.test(key) && typeof value === "string" ? '"…"' : String(JSON.stringify(value));
}
