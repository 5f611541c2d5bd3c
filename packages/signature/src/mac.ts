/** What a runtime must bring: an HMAC-SHA1, and a comparison whose time does not depend on the content. */
export interface MacBackend {
  /** Prepares a key once, so that each message costs only its own blocks. It gives lowercase hexadecimal. */
  prepare(key: Uint8Array): (message: Uint8Array) => string;
  /** Compares two digests as `prepare` gives them. */
  equal(left: string, right: string): boolean;
}
