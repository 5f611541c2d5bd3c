/** Why events do not arrive, or may stop arriving. */
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
  | "slow";

/** One cause, with what showed it and what to do. */
export interface Cause {
  readonly id: CauseId;
  /** With a `warning`, events arrive for now. */
  readonly severity: "cause" | "warning";
  readonly title: string;
  readonly seen: string;
  /** What to do, a step each. */
  readonly remedy: readonly string[];
}
