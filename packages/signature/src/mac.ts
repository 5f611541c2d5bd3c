/** What a runtime must provide: an HMAC-SHA1, and a comparison whose duration does not depend on the content. */
export interface MacBackend {
  /** Prepares a key once, so that each message costs only its own blocks. The result is lowercase hexadecimal. */
  prepare(key: Uint8Array): (message: Uint8Array) => string;
  /** Compares two digests that `prepare` returned. */
  equal(left: string, right: string): boolean;
}
