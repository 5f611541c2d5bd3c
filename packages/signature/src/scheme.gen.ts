// Generated from spec/openapi.yaml by `npm run generate`. Do not edit it: change the source, and run the command.

/** How an event notification is signed: the header, and the text before the digest. `digestBytes` counts the bytes of the digest. */
export const signatureScheme = {
  header: "CMW-Event-Signature",
  prefix: "sha1=",
  algorithm: "HMAC-SHA1",
  encoding: "hex-lowercase",
  content: "raw-body",
  digestBytes: 20,
} as const;
