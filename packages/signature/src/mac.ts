/** What a runtime must bring: an HMAC-SHA1, and a comparison whose time does not depend on the content. */
export interface MacBackend {
  /** Prepares a key once, so that each message costs only its own blocks. */
  prepare(key: Uint8Array): (message: Uint8Array) => Uint8Array;
  /** Compares two digests of the same length. */
  equal(left: Uint8Array, right: Uint8Array): boolean;
}
