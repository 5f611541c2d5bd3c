import type { OutboundFailureOutcome } from "./outbound.js";

/** Why no answer came, as an outcome and in words. */
export interface FailureReason {
  readonly outcome: OutboundFailureOutcome;
  readonly reason: string;
}

/** An address that the policy refuses. */
export class BlockedTarget extends Error {
  readonly code = "BLOCKED_TARGET";
}

/** A time limit that was reached. */
export class DeadlinePassed extends Error {
  readonly code = "DEADLINE_PASSED";
}

const BY_CODE: Readonly<Record<string, FailureReason>> = {
  ECONNREFUSED: { outcome: "REFUSED", reason: "Nothing listens at the address: the connection was refused." },
  ENOTFOUND: { outcome: "DNS", reason: "The name of the host is not known." },
  EAI_AGAIN: { outcome: "DNS", reason: "The name server did not answer." },
  ENODATA: { outcome: "DNS", reason: "The name of the host has no address." },
  ECONNRESET: { outcome: "RESET", reason: "The connection was broken off before an answer came." },
  EPIPE: { outcome: "RESET", reason: "The connection was broken off before an answer came." },
  ETIMEDOUT: { outcome: "TIMEOUT", reason: "The host did not answer in time." },
  EHOSTUNREACH: { outcome: "UNREACHABLE", reason: "There is no way to the host." },
  ENETUNREACH: { outcome: "UNREACHABLE", reason: "There is no way to the network of the host." },
  EADDRNOTAVAIL: { outcome: "UNREACHABLE", reason: "The address cannot be reached from here." },
  EPROTO: { outcome: "TLS", reason: "The host does not speak TLS there." },
  CERT_HAS_EXPIRED: { outcome: "TLS", reason: "The certificate has expired." },
  DEPTH_ZERO_SELF_SIGNED_CERT: { outcome: "TLS", reason: "The certificate is self-signed." },
  SELF_SIGNED_CERT_IN_CHAIN: {
    outcome: "TLS",
    reason: "The certificate's chain ends in one that is self-signed.",
  },
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: { outcome: "TLS", reason: "The certificate's chain is not complete." },
  ERR_TLS_CERT_ALTNAME_INVALID: { outcome: "TLS", reason: "The certificate is for another name." },
};

/** Explains an error of the network. */
export function explainFailure(error: unknown): FailureReason {
  const failure = firstOf(error);
  if (failure instanceof BlockedTarget) return { outcome: "BLOCKED", reason: failure.message };
  if (failure instanceof DeadlinePassed) return { outcome: "TIMEOUT", reason: failure.message };
  const code = codeOf(failure);
  const known = BY_CODE[code];
  if (known !== undefined) return known;
  if (code.startsWith("HPE_")) return { outcome: "PROTOCOL", reason: "The answer is not HTTP." };
  if (/CERT|TLS|SSL/.test(code)) return { outcome: "TLS", reason: `No trusted connection: ${code}.` };
  return { outcome: "UNREACHABLE", reason: `The host could not be reached: ${code || "unknown"}.` };
}

/** A host with several addresses fails with one error for each. */
function firstOf(error: unknown): unknown {
  return error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;
}

function codeOf(error: unknown): string {
  if (typeof error !== "object" || error === null || !("code" in error)) return "";
  return typeof error.code === "string" ? error.code : "";
}
