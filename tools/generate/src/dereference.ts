import type { OpenApiDocument, Reference } from "./openapi-document.js";

/** The last part of a local reference: the name of the component. */
export function componentName(ref: string): string {
  return decodeURIComponent(ref.slice(ref.lastIndexOf("/") + 1))
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");
}

/**
 * The component that a local reference names, or the value itself when it is not a reference.
 *
 * @throws {Error} when nothing is there.
 */
export function dereference<Value extends object>(
  document: OpenApiDocument,
  value: Value | Reference,
): Exclude<Value, Reference> {
  let found: unknown = value;
  while (isReference(found)) {
    const ref = found.$ref;
    if (!ref.startsWith("#/")) throw new Error(`The reference ${ref} leaves the document.`);
    found = ref
      .slice(2)
      .split("/")
      .reduce<unknown>((at, part) => read(at, componentName(part)), document);
    if (found === undefined) throw new Error(`Nothing stands at ${ref}.`);
  }
  // The bundler has checked that a reference leads to an object of the kind that its place asks for.
  return found as Exclude<Value, Reference>;
}

function isReference(value: unknown): value is Reference {
  return typeof value === "object" && value !== null && "$ref" in value && typeof value.$ref === "string";
}

function read(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}
