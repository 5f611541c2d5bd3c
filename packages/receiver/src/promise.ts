/**
 * Whether a value must be awaited. Not `instanceof Promise`: an agent or a library may have replaced the global one, and
 * a promise of a library is none.
 */
export function isPromise<Value>(value: Value | PromiseLike<Value>): value is PromiseLike<Value> {
  return typeof Object(value).then === "function";
}
