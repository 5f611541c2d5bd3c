import { signal } from "@preact/signals";
import { headerNames } from "@syndikit/contract";

/** A call of the page, as a program would make it. */
export interface Call {
  /** The method of the SDK, as `events.list`. */
  readonly operation: string;
  /** As JavaScript. */
  readonly sdk: string;
  /** As a command; empty until it was sent. */
  readonly curl: string;
}

/** The calls that the page on the screen has made, latest first, each once. */
export const calls = signal<readonly Call[]>([]);

const MOST_CALLS = 12;

export function forgetCalls(): void {
  calls.value = [];
}

/** Remembers that a method of the client was called. */
export function recordCall(operation: string, args: readonly unknown[]): void {
  const paged = operation.endsWith(".list") ? ".page()" : "";
  const shown = args.filter((arg) => arg !== undefined && !isOptions(arg)).map((arg) => toSource(arg));
  const sdk = `await market.${operation}(${shown.join(", ")})${paged}`;
  const known = calls.peek();
  if (known.some((call) => call.sdk === sdk)) return;
  calls.value = [{ operation, sdk, curl: "" }, ...known].slice(0, MOST_CALLS);
}

/** Remembers what was sent for the latest call of a method. */
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

function toCurl({ method, url, body }: { method: string; url: string; body?: string | undefined }): string {
  const parts = ["curl"];
  if (method === "HEAD") parts.push("--head");
  else if (method !== "GET") parts.push(`-X ${method}`);
  parts.push(`-H "${headerNames.authToken}: $TOKEN"`);
  if (body !== undefined) parts.push('-H "Content-Type: application/json"', `-d ${quote(maskJson(body))}`);
  return [...parts, quote(url)].join(" ");
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** An abort signal says nothing to a reader. */
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
