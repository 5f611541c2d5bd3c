/**
 * Lets options pass that have no other members than known ones. Without types a misspelled one would do nothing, and a
 * test would go on with something else than it asked for.
 *
 * @throws {TypeError} when it is no object, or has another member.
 */
export function expectMembers(call: string, options: object, members: Readonly<Record<string, true>>): void {
  const known = Object.keys(members).join(", ");
  if (typeof options !== "object") {
    throw new TypeError(`${call} takes an object with ${known}, and not ${String(options)}.`);
  }
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(members, name));
  if (unknown !== undefined) throw new TypeError(`${call} does not know ${unknown}. It knows: ${known}.`);
}
