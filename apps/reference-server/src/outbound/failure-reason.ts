import { EventAttemptOutcome } from "@syndikit/contract";
import type { OutboundFailureOutcome } from "./outbound.js";

/** Why no answer came, as an outcome and in words. */
interface FailureReason {
  readonly outcome: OutboundFailureOutcome;
  readonly reason: string;
}

/** A failure that was found on this side; its message is the reason. */
export class OutboundStop extends Error {
  readonly outcome: OutboundFailureOutcome;

  constructor(outcome: OutboundFailureOutcome, message: string) {
    super(message);
    this.name = "OutboundStop";
    this.outcome = outcome;
  }
}

const { REFUSED, DNS, TLS, TIMEOUT, RESET, UNREACHABLE, PROTOCOL } = EventAttemptOutcome;

const BROKEN_OFF =
  "The connection was broken off before an answer came: look for a crash or a proxy's limit in the receiver's log.";
const NO_WAY =
  "There is no way to the host from here: check its address, and the routes and firewalls between.";
const NOT_TLS = "The host does not speak TLS there: use its TLS port, or begin the URL with http://.";

const BY_CODE: Readonly<Record<string, readonly [outcome: OutboundFailureOutcome, reason: string]>> = {
  ECONNREFUSED: [REFUSED, "Nothing listens there: start the receiver, or correct the host and port."],
  ENOTFOUND: [DNS, "The name of the host is not known: check its spelling and its DNS records."],
  ENODATA: [DNS, "The name of the host has no address: add an A or AAAA record."],
  EAI_AGAIN: [DNS, "The name server did not answer: check the DNS of this server, or wait."],
  ECONNRESET: [RESET, BROKEN_OFF],
  ECONNABORTED: [RESET, BROKEN_OFF],
  EPIPE: [RESET, BROKEN_OFF],
  ETIMEDOUT: [
    TIMEOUT,
    "The host did not answer: check that it is up, and that no firewall drops the traffic.",
  ],
  EHOSTUNREACH: [UNREACHABLE, NO_WAY],
  ENETUNREACH: [UNREACHABLE, NO_WAY],
  EADDRNOTAVAIL: [UNREACHABLE, NO_WAY],
  EPROTO: [TLS, NOT_TLS],
  ERR_SSL_WRONG_VERSION_NUMBER: [TLS, NOT_TLS],
  ERR_SSL_PACKET_LENGTH_TOO_LONG: [TLS, NOT_TLS],
  CERT_HAS_EXPIRED: [TLS, "The certificate has expired: renew it."],
  CERT_NOT_YET_VALID: [TLS, "The certificate is not valid yet: check the clock of the receiver."],
  DEPTH_ZERO_SELF_SIGNED_CERT: [TLS, "The certificate is self-signed: use one of a known authority."],
  SELF_SIGNED_CERT_IN_CHAIN: [TLS, "The certificate's authority is not known here: use one that is."],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [TLS, "The certificate's authority is not known here: use one that is."],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [
    TLS,
    "The certificate's chain is not complete: serve the certificates between as well.",
  ],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    TLS,
    "The certificate is for another name: get one for the host of the URL.",
  ],
  HPE_HEADER_OVERFLOW: [PROTOCOL, "The headers of the answer are too large: 16 KiB are the limit."],
};

/** Explains an error of the network. */
export function explainFailure(error: unknown): FailureReason {
  const failure = weightiest(error);
  if (failure instanceof OutboundStop) return { outcome: failure.outcome, reason: failure.message };
  const code = codeOf(failure);
  const known = BY_CODE[code];
  if (known !== undefined) return { outcome: known[0], reason: known[1] };
  if (code.startsWith("EAI_")) return { outcome: DNS, reason: `The name cannot be resolved: ${code}.` };
  if (code.startsWith("HPE_"))
    return { outcome: PROTOCOL, reason: "The answer is not HTTP: check the port." };
  if (/CERT|TLS|SSL/.test(code)) return { outcome: TLS, reason: `No trusted connection: ${code}.` };
  if (code.startsWith("ERR_")) return { outcome: PROTOCOL, reason: `The request cannot be sent: ${code}.` };
  return { outcome: UNREACHABLE, reason: `The host could not be reached: ${code || String(failure)}.` };
}

/** A host with several addresses fails with an error for each; "no way to it" tells least, where IPv6 is not there. */
function weightiest(error: unknown): unknown {
  if (!(error instanceof AggregateError)) return error;
  const errors: readonly unknown[] = error.errors;
  return errors.find((each) => BY_CODE[codeOf(each)]?.[0] !== UNREACHABLE) ?? errors[0] ?? error;
}

function codeOf(error: unknown): string {
  if (typeof error !== "object" || error === null || !("code" in error)) return "";
  return typeof error.code === "string" ? error.code : "";
}
