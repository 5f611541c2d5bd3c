// Generated from spec/openapi.yaml by `npm run generate`. Do not edit.

/** How an event notification is signed. */
export const signatureScheme = {
  header: "CMW-Event-Signature",
  prefix: "sha1=",
  algorithm: "HMAC-SHA1",
  encoding: "hex-lowercase",
  content: "raw-body",
  digestBytes: 20,
} as const;
