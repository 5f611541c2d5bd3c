/**
 * Checks that options have only known members. In JavaScript, a misspelt one would have no effect, and the test would
 * continue with something else than it asked for.
 *
 * @throws {TypeError} when it is not an object, or has another member.
 */
export function expectMembers(call: string, options: object, members: Readonly<Record<string, true>>): void {
  const known = Object.keys(members).join(", ");
  if (typeof options !== "object" || options === null) {
    throw new TypeError(`${call} takes an object with ${known}, not ${String(options)}.`);
  }
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(members, name));
  if (unknown !== undefined) throw new TypeError(`${call} does not know ${unknown}. It knows: ${known}.`);
}
