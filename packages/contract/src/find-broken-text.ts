import type { Violation } from "./violation.js";

/**
 * What no text may contain: U+0000, which databases refuse or take for an end, and half of a surrogate pair, which no
 * encoding can write. A whole pair is one character for an expression with the flag `u`.
 */
const BROKEN = /[\0\ud800-\udfff]/u;

/** Whether a text is one that can be written, stored and read back. */
export function isText(text: string): boolean {
  return !BROKEN.test(text);
}

/**
 * Finds the first text in a value, or name of a property, that is no text, and says where it is. The value must not
 * nest too deeply, see `findExcess`.
 */
export function findBrokenText(value: unknown, path = ""): Violation | undefined {
  if (typeof value === "string") {
    return isText(value)
      ? undefined
      : { path, keyword: "text", params: {}, message: `contains ${faultOf(value)}` };
  }
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, child] of Object.entries(value)) {
    const place = `${path}/${shown(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const message = `has a name that contains ${faultOf(name)}`;
    if (!isText(name)) return { path: place, keyword: "text", params: {}, message };
    const inside = findBrokenText(child, place);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

function faultOf(text: string): string {
  return text.includes("\0")
    ? "the character U+0000"
    : "half of a surrogate pair, or bytes that are not UTF-8";
}

/** An answer names the place, and is itself text. */
function shown(name: string): string {
  return name.replaceAll(/[\0\ud800-\udfff]/gu, "\ufffd");
}
