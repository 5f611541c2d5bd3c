export type { Body, Secret } from "./bytes.js";
export type { HeaderValue } from "./header.js";
export { inspectSecret, type SecretFinding } from "./inspect-secret.js";
export { signatureScheme } from "./scheme.gen.js";
export type { SignedMessage, Verification, Verifier, VerifyOptions } from "./signature.js";
export { SignatureError, type SignatureErrorCode } from "./signature-error.js";
