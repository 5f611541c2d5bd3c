import vm from "node:vm";

/** The same bytes as a `Uint8Array` of another realm, as in Jest with jsdom and in Electron. */
export function bytesOfAnotherRealm(text: string): Uint8Array {
  const source = Buffer.from(text);
  const bytes: Uint8Array = vm.runInNewContext(`new Uint8Array(${source.length})`);
  bytes.set(source);
  return bytes;
}
