/**
 * Whether a value is a `Uint8Array`, such as a `Buffer`. Not by its class alone: Jest with jsdom and Electron run code in
 * a realm with globals of its own, where what Node has read is of another class of the same name.
 */
export function isBytes(value: unknown): value is Uint8Array {
  return (
    value instanceof Uint8Array ||
    (ArrayBuffer.isView(value) && Reflect.get(value, Symbol.toStringTag) === "Uint8Array")
  );
}
