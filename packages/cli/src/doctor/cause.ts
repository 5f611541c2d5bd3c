/** The reasons why events do not arrive, or may stop arriving. */
export type CauseId =
  | "nothing-listens"
  | "no-such-host"
  | "unreachable"
  | "timeout"
  | "connection-broken"
  | "scheme"
  | "tls-self-signed"
  | "tls-expired"
  | "tls-not-yet-valid"
  | "tls-name-mismatch"
  | "tls-not-trusted"
  | "redirect"
  | "wrong-path"
  | "wrong-method"
  | "wrong-status"
  | "application-fails"
  | "unknown-events"
  | "not-verified"
  | "unsigned-accepted"
  | "wrong-secret"
  | "signature-form"
  | "header-dropped"
  | "parsed-body"
  | "body-rewritten"
  | "clock"
  | "age-limit"
  | "content-type"
  | "chunked"
  | "compressed"
  | "body-limit"
  | "slow"
  | "rate-limit"
  | "proxy-fails"
  | "outgoing-proxy";

/** A cause, with its evidence and its remedy. */
export interface Cause {
  readonly id: CauseId;
  /** With a `warning`, events still arrive. */
  readonly severity: "cause" | "warning";
  readonly title: string;
  readonly seen: string;
  /** The steps that fix it. */
  readonly remedy: readonly string[];
}
