import { headerNames } from "@syndikit/contract";

/** Headers in the order and the spelling in which they were sent. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

export interface Answer {
  readonly kind: "answer";
  readonly status: number;
  readonly headers: HeaderList;
  /** The beginning of the body, up to about `keptBytes` of the request. */
  readonly body: Uint8Array;
  readonly durationMs: number;
}

/** Why there was no answer. */
export type FailureReason =
  | "refused"
  | "dns"
  | "unreachable"
  | "timeout"
  | "tls"
  | "reset"
  | "protocol"
  | "proxy"
  | "stopped";

export interface Failure {
  readonly kind: "failure";
  readonly reason: FailureReason;
  /** The code of Node or OpenSSL, such as `ECONNREFUSED`. */
  readonly code: string;
  /** Of `proxy`: what became of the request, and what to do. */
  readonly advice?: string;
  readonly durationMs: number;
}

export type Outcome = Answer | Failure;

/** Finds the first header with this name, in upper or lower case. */
export function headerOf(headers: HeaderList, name: string): string | undefined {
  const lower = name.toLowerCase();
  return headers.find(([candidate]) => candidate.toLowerCase() === lower)?.[1];
}

/** Turns Node's flat list of names and values into pairs. */
export function toHeaderList(rawHeaders: readonly string[]): HeaderList {
  return rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ""] as const] : [],
  );
}

/** The absolute address that an answer redirects to; undefined when it names none. */
export function redirectTarget({ headers }: Answer, url: URL): string | undefined {
  const location = headerOf(headers, headerNames.location);
  return location && URL.canParse(location, url.href) ? new URL(location, url).href : undefined;
}
