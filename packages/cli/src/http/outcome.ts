import { headerNames } from "@syndikit/contract";

/** Headers in the order and the spelling in which they were sent. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

export interface Answer {
  readonly kind: "answer";
  readonly status: number;
  readonly headers: HeaderList;
  /** At most as many bytes as were asked for. */
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
  | "stopped";

/** No answer. */
export interface Failure {
  readonly kind: "failure";
  readonly reason: FailureReason;
  /** The code of Node or OpenSSL, as `ECONNREFUSED`. */
  readonly code: string;
  readonly durationMs: number;
}

export type Outcome = Answer | Failure;

/** The first header of that name, in any spelling. */
export function headerOf(headers: HeaderList, name: string): string | undefined {
  const lower = name.toLowerCase();
  return headers.find(([candidate]) => candidate.toLowerCase() === lower)?.[1];
}

/** Node's flat list of names and values as pairs. */
export function toHeaderList(rawHeaders: readonly string[]): HeaderList {
  return rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ""] as const] : [],
  );
}

/** Where an answer redirects to, as a whole address; undefined when it does not say. */
export function redirectTarget({ headers }: Answer, url: URL): string | undefined {
  const location = headerOf(headers, headerNames.location);
  return location && URL.canParse(location, url.href) ? new URL(location, url).href : undefined;
}
