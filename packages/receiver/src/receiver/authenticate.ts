import { headerNames } from "@syndikit/contract";
import type { Verification, Verifier } from "@syndikit/signature";
import { readEvent } from "../events/event.js";
import type { Reporter } from "../hooks.js";
import type { HttpRequest } from "../http/endpoint.js";
import { isPromise } from "../promise.js";
import { createVerifierSource, type Secrets } from "./secrets.js";

/** Whether a delivery is signed, accepted without a signature, refused, or cannot be checked now. */
export type Authentication = "signed" | "unsigned" | "refused" | "unavailable";

/** Checks one delivery. It is synchronous if the secrets are at hand. */
export type Authenticate = (
  request: HttpRequest,
  bytes: Uint8Array,
) => Authentication | Promise<Authentication>;

export interface AuthenticateOptions {
  readonly secrets: Secrets | undefined;
  readonly allowUnsigned: boolean;
  readonly report: Reporter;
}

export function createAuthenticate({ secrets, allowUnsigned, report }: AuthenticateOptions): Authenticate {
  if (secrets === undefined) return () => "unsigned";
  const readVerifier = createVerifierSource(secrets, report);
  // Anybody can cause a refusal, so only the first of each reason is reported, until a valid event arrives again. One
  // for all reasons would not do: a scanner's request without a signature would hide that the secret is wrong.
  const toldRefusals = new Set<Refusal>();

  function refuse(reason: Refusal, body: Uint8Array): Authentication {
    // The doctor's forged requests are to be refused, and say nothing about the secret.
    if (!toldRefusals.has(reason) && !isProbe(body)) {
      toldRefusals.add(reason);
      report.warning({ code: "signature_refused", message: refusals[reason] });
    }
    return "refused";
  }

  function check(verifier: Verifier, body: Uint8Array, request: HttpRequest): Authentication {
    const result = verifier.verify({ body, header: request.header(headerNames.eventSignature) });
    // If there are secrets, a wrong signature is always refused; only an absent one can be allowed.
    if (!result.ok)
      return result.reason === "missing" && allowUnsigned ? "unsigned" : refuse(result.reason, body);
    toldRefusals.clear();
    if (result.secretIndex > 0) {
      report.warning({
        code: "old_secret_matched",
        message: "An event was signed with an old secret. Keep that secret until this stops.",
        subject: `secret ${result.secretIndex}`,
      });
    }
    return "signed";
  }

  return (request, bytes) => {
    const verifier = readVerifier();
    if (!isPromise(verifier)) return check(verifier, bytes, request);
    return verifier.then(
      (read) => check(read, bytes, request),
      (error) => {
        report.error(error, "reading the secrets");
        return "unavailable";
      },
    );
  };
}

/** The entity of the test events of `syndikit doctor`. No marketplace has it. */
export const probeEntity = "SyndikitProbe";

function isProbe(body: Uint8Array): boolean {
  return readEvent(new TextDecoder().decode(body))?.event.entity === probeEntity;
}

type Refusal = Extract<Verification, { ok: false }>["reason"];

const refusals: Readonly<Record<Refusal, string>> = {
  missing:
    "An event without a signature was refused. If the marketplace sent it, set the product's secret to the one that is configured here.",
  malformed:
    "An event was refused: its signature cannot be read. If the marketplace sent it, something in between changes the header.",
  mismatch:
    "An event was refused: its signature matches none of the configured secrets. If the marketplace sent it, compare the secret with that of the product.",
};
