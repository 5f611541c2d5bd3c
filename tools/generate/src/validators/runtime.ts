/** What the compiled schemas call. It ends up in the generated module. */

export { formats } from "./formats.js";

/** The place of a fault, the rule that is broken, what the rule says, and the name of a property that breaks it. */
type Fault = [
  instancePath: string,
  keyword: string,
  params: Readonly<Record<string, unknown>>,
  propertyName?: string,
];

/** Adds a fault, and answers how many there are. */
export function fail(errors: object[], ...[instancePath, keyword, params, propertyName]: Fault): number {
  return errors.push({ instancePath, keyword, params, propertyName });
}

/** The faults so far, and those of a part. */
export function join(errors: object[] | null, more: object[]): object[] {
  return errors === null ? more : errors.concat(more);
}

/** The length of a text as JSON Schema counts it: a pair of surrogates is one. */
export function codePointLength(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length - 1; index++) {
    const isHigh = (text.charCodeAt(index) & 0xfc00) === 0xd800;
    if (isHigh && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
      length--;
      index++;
    }
  }
  return length;
}

/** Whether two JSON values are the same. The caller has bounded their depth. */
export function jsonEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const others = new Map(Object.entries(right));
  const entries = Object.entries(left);
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && jsonEqual(value, others.get(key)))
  );
}
