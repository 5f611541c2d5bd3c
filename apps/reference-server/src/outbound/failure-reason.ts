import { EventAttemptOutcome } from "@syndikit/contract";
import type { OutboundFailureOutcome } from "./outbound.js";

/** A failure detected on this side. Its message is the reason. */
export class OutboundError extends Error {
  readonly outcome: OutboundFailureOutcome;

  constructor(outcome: OutboundFailureOutcome, message: string) {
    super(message);
    this.name = "OutboundError";
    this.outcome = outcome;
  }
}

interface FailureReason {
  readonly outcome: OutboundFailureOutcome;
  /** One sentence that says what to do. */
  readonly reason: string;
}

/** Explains why there was no answer: from an {@link OutboundError}, or an error of Node's network modules. */
export function explainFailure(thrown: unknown): FailureReason {
  const error = mostTelling(thrown);
  if (error instanceof OutboundError) return { outcome: error.outcome, reason: error.message };
  const code = codeOf(error);
  const known = BY_CODE[code];
  if (known !== undefined) return { outcome: known[0], reason: known[1] };
  if (code.startsWith("EAI_")) return { outcome: DNS, reason: `The name cannot be resolved: ${code}.` };
  if (code.startsWith("HPE_"))
    return { outcome: PROTOCOL, reason: "The answer is not HTTP: check the port." };
  if (/CERT|TLS|SSL/.test(code)) return { outcome: TLS, reason: `No trusted connection: ${code}.` };
  if (code.startsWith("ERR_")) return { outcome: PROTOCOL, reason: `The request cannot be sent: ${code}.` };
  return { outcome: UNREACHABLE, reason: `The host could not be reached: ${code || String(error)}.` };
}

/**
 * A connection to a host with several addresses fails with one error per address. Without IPv6, one of them is
 * "unreachable", which tells least.
 */
function mostTelling(thrown: unknown): unknown {
  if (!(thrown instanceof AggregateError)) return thrown;
  const errors: readonly unknown[] = thrown.errors;
  return errors.find((error) => BY_CODE[codeOf(error)]?.[0] !== UNREACHABLE) ?? errors[0] ?? thrown;
}

function codeOf(error: unknown): string {
  if (typeof error !== "object" || error === null || !("code" in error)) return "";
  return typeof error.code === "string" ? error.code : "";
}

const { REFUSED, DNS, TLS, TIMEOUT, RESET, UNREACHABLE, PROTOCOL } = EventAttemptOutcome;

const CLOSED_EARLY =
  "The connection was closed before an answer came: look for a crash or a proxy's limit in the receiver's log.";
const NO_ROUTE =
  "There is no route to the host from here: check its address, and the routes and firewalls on the way.";
const NOT_TLS = "The host does not speak TLS there: use its TLS port, or begin the URL with http://.";
const UNKNOWN_AUTHORITY = "The certificate's authority is not known here: use one that is.";

const BY_CODE: Readonly<Record<string, readonly [outcome: OutboundFailureOutcome, reason: string]>> = {
  ECONNREFUSED: [REFUSED, "Nothing listens there: start the receiver, or correct the host and port."],
  ENOTFOUND: [DNS, "The name of the host does not exist: check its spelling and its DNS records."],
  ENODATA: [DNS, "The name of the host has no address: add an A or AAAA record."],
  EAI_AGAIN: [DNS, "The name server did not answer: check the DNS of this server, or wait."],
  ECONNRESET: [RESET, CLOSED_EARLY],
  ECONNABORTED: [RESET, CLOSED_EARLY],
  EPIPE: [RESET, CLOSED_EARLY],
  ETIMEDOUT: [
    TIMEOUT,
    "The host did not answer: check that it is up, and that no firewall drops the traffic.",
  ],
  EHOSTUNREACH: [UNREACHABLE, NO_ROUTE],
  ENETUNREACH: [UNREACHABLE, NO_ROUTE],
  EADDRNOTAVAIL: [UNREACHABLE, NO_ROUTE],
  EPROTO: [TLS, NOT_TLS],
  ERR_SSL_WRONG_VERSION_NUMBER: [TLS, NOT_TLS],
  ERR_SSL_PACKET_LENGTH_TOO_LONG: [TLS, NOT_TLS],
  CERT_HAS_EXPIRED: [TLS, "The certificate has expired: renew it."],
  CERT_NOT_YET_VALID: [TLS, "The certificate is not valid yet: check the clock of the receiver."],
  DEPTH_ZERO_SELF_SIGNED_CERT: [TLS, "The certificate is self-signed: use one of a known authority."],
  SELF_SIGNED_CERT_IN_CHAIN: [TLS, UNKNOWN_AUTHORITY],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [TLS, UNKNOWN_AUTHORITY],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [
    TLS,
    "The certificate's chain is not complete: serve the intermediate certificates as well.",
  ],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    TLS,
    "The certificate is for another name: get one for the host of the URL.",
  ],
  HPE_HEADER_OVERFLOW: [PROTOCOL, "The headers of the answer are too large: the limit is 16 KiB."],
};
