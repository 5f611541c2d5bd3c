import { createRemoteJWKSet, errors, type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from "jose";

/** How JWTs are checked. No setting is taken from the JWT itself. */
export interface JwtSettings {
  /** The URL of the key set. Set either this or `secret`. */
  readonly jwksUrl?: string | undefined;
  /** A shared secret, for HS256, HS384 and HS512. */
  readonly secret?: string | undefined;
  readonly issuer: string;
  readonly audience: string;
  /** The claim that holds the user name or the e-mail address. */
  readonly userClaim: string;
}

/** Returns the name of the JWT's user, or the reason why the JWT is invalid. */
export type JwtCheck = (jwt: string) => Promise<{ readonly user: string } | { readonly reason: string }>;

/** The kind of key decides which algorithms are allowed. Otherwise a public key could be misused as a shared secret. */
const ASYMMETRIC = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
const SYMMETRIC = ["HS256", "HS384", "HS512"];

/** @param now - the machine's time, because the issuer does not know a sandbox's clock. */
export function createJwtCheck(settings: JwtSettings, now: () => number): JwtCheck {
  const { jwksUrl, secret, issuer, audience, userClaim } = settings;
  const keys = jwksUrl === undefined ? undefined : createRemoteJWKSet(new URL(jwksUrl));
  const key: JWTVerifyGetKey = keys ?? (async () => new TextEncoder().encode(secret ?? ""));
  const options = (): JWTVerifyOptions => ({
    issuer,
    audience,
    algorithms: keys === undefined ? SYMMETRIC : ASYMMETRIC,
    requiredClaims: ["exp", userClaim],
    clockTolerance: 5,
    currentDate: new Date(now()),
  });

  return async (jwt) => {
    try {
      const { payload } = await jwtVerify(jwt, key, options());
      // JSON reads 1e400 as infinity: such a JWT would never expire.
      if (!Number.isFinite(payload.exp)) return { reason: "its claim exp is not valid" };
      const user = payload[userClaim];
      return typeof user === "string" ? { user } : { reason: `its claim ${userClaim} is not a string` };
    } catch (error) {
      return { reason: reasonOf(error) };
    }
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return "it has expired";
  if (error instanceof errors.JWTClaimValidationFailed) {
    return error.reason === "missing"
      ? `its claim ${error.claim} is missing`
      : `its claim ${error.claim} is not valid`;
  }
  if (error instanceof errors.JOSEAlgNotAllowed) return "its algorithm is not allowed";
  if (error instanceof errors.JWSSignatureVerificationFailed) return "its signature does not match";
  if (error instanceof errors.JWKSNoMatchingKey) return "its key is not known";
  if (error instanceof errors.JWKSTimeout) return "the keys could not be fetched";
  return "it could not be read";
}
