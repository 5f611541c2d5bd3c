import { vendorCallLimits } from "@syndikit/contract";
import type { Failure, Outcome } from "./outcome.js";
import { redirectTarget } from "./outcome.js";

/** Whether the marketplace counts an answer as success. After anything else it sends the event again. */
export function isAccepted(outcome: Outcome): boolean {
  return outcome.kind === "answer" && (outcome.status === 204 || outcome.status === 200);
}

/** Describes an outcome in a few words. */
export function summarise(outcome: Outcome): string {
  return outcome.kind === "answer" ? String(outcome.status) : describeFailure(outcome);
}

/** Says in a few words why there was no answer. */
export function describeFailure({ reason, code }: Failure): string {
  switch (reason) {
    case "refused":
      return "no program listens there";
    case "dns":
      return "no such host";
    case "unreachable":
      return "the host cannot be reached";
    case "timeout":
      return "no answer in time";
    case "tls":
      return `no trusted connection (${code})`;
    case "reset":
      return "the connection was broken";
    case "protocol":
      return "the answer is not HTTP";
    case "proxy":
      return "the proxy did not pass it on";
    case "stopped":
      return "stopped";
    default:
      return reason satisfies never;
  }
}

/** Advice on an outcome that the marketplace does not accept; undefined when it does. */
export function adviseOn(outcome: Outcome, url: URL): string | undefined {
  if (isAccepted(outcome)) return undefined;
  if (outcome.kind === "failure") return adviseOnFailure(outcome, url);
  const { status } = outcome;
  if (status >= 300 && status < 400) {
    return `Redirects are not followed: use ${redirectTarget(outcome, url) ?? "the final address"}.`;
  }
  switch (status) {
    case 401:
    case 403:
      return `The signature was not accepted: run syndikit doctor ${url.href} to see why.`;
    case 404:
      return `Nothing is at ${url.pathname}: check the path.`;
    case 405:
      return `${url.pathname} does not take POST: check the path and the route's method.`;
    case 413:
      return "The body is larger than a limit: allow at least 64 KiB.";
    case 415:
      return "The content type was refused: accept application/json with any parameters.";
    case 429:
      return "It asks the marketplace to come back later.";
    default:
      if (status >= 500) return "Your application failed: see its log.";
      return status < 300
        ? "Only 204 and 200 count as success: answer 204."
        : "Answer 204 also to events that you do not need, or they come again and again.";
  }
}

function adviseOnFailure({ reason, code, advice = "" }: Failure, url: URL): string {
  switch (reason) {
    case "refused":
    case "unreachable":
      return `Start your application, or check host and port of ${url.origin}.`;
    case "dns":
      return `The name ${url.hostname} is not known: check it.`;
    case "timeout":
      return `Answer within ${vendorCallLimits.answer / 1_000} s: save the event, answer 204, and do the work afterwards.`;
    case "tls":
      return `The certificate is not trusted: run syndikit doctor ${url.href} to see why.${adviceOnTrust(code)}`;
    case "reset":
    case "protocol":
      return `Is ${url.protocol.replace(":", "")} right for this port? If so, your application crashed: see its log.`;
    case "proxy":
      return advice;
    case "stopped":
      return "It was stopped before the answer came.";
    default:
      return reason satisfies never;
  }
}

/** Whether OpenSSL's code says that nobody who is known has signed a certificate. Others say that it is bad itself. */
export const isOfUnknownAuthority = (code: string): boolean =>
  /SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)/.test(code);

/** What to do about a certificate that is not trusted, by OpenSSL's code; empty for another code. */
export function adviceOnTrust(code: string): string {
  if (!isOfUnknownAuthority(code)) return "";
  return " If it is of an authority of your own, or of a proxy that reads https, name the authority's file in NODE_EXTRA_CA_CERTS.";
}
