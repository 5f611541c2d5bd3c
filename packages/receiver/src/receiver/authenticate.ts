import { headerNames } from "@syndikit/contract";
import type { Reporter } from "../hooks.js";
import type { HttpRequest } from "../http/endpoint.js";
import { createVerifierSource, type Secrets } from "./secrets.js";

/** Whether a delivery is signed, may come in unsigned, is refused, or cannot be checked now. */
export type Authentication = "signed" | "unsigned" | "refused" | "unavailable";

/** Checks one delivery. */
export type Authenticate = (request: HttpRequest, bytes: Uint8Array) => Promise<Authentication>;

/** What a delivery is checked against. */
export interface AuthenticateOptions {
  readonly secrets: Secrets | undefined;
  readonly allowUnsigned: boolean;
  readonly report: Reporter;
}

/** Makes the check of the signature. */
export function createAuthenticate({ secrets, allowUnsigned, report }: AuthenticateOptions): Authenticate {
  if (secrets === undefined) return async () => "unsigned";
  const readVerifier = createVerifierSource(secrets, report);
  return async (request, bytes) => {
    let verifier: Awaited<ReturnType<typeof readVerifier>>;
    try {
      verifier = await readVerifier();
    } catch (error) {
      report.error(error, "reading the secrets");
      return "unavailable";
    }
    const check = verifier.verify({ body: bytes, header: request.header(headerNames.eventSignature) });
    // With secrets at hand, a wrong signature is wrong; only an absent one can be waived.
    if (!check.ok) return check.reason === "missing" && allowUnsigned ? "unsigned" : "refused";
    if (check.secretIndex > 0) {
      report.warning({
        code: "old_secret_matched",
        message: "An event was signed with an old secret. Keep that secret until this stops.",
        subject: `secret ${check.secretIndex}`,
      });
    }
    return "signed";
  };
}
