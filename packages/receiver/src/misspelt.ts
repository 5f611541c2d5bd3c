/** The most letters that a misspelt name has wrong, missing or too many. */
const MAX_DISTANCE = 2;

/** Whether a name is none of these, and resembles one. */
export function isMisspelt(name: string, known: readonly string[]): boolean {
  if (known.includes(name)) return false;
  return known.some((right) => distance(name.toLowerCase(), right.toLowerCase()) <= MAX_DISTANCE);
}

/** How many letters must be changed, added or removed to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, against] of [...other].entries()) {
      const changed = (row[column] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
