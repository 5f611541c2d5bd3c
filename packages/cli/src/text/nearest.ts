/** Returns a sentence with the names most similar to an unknown one; empty when there are none. */
export function nearest(wanted: string, names: readonly string[]): string {
  const limit = Math.max(2, Math.floor(wanted.length * 0.4));
  const lower = wanted.toLowerCase();
  const found = names
    .map((name) => ({ name, distance: distanceOf(lower, name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= limit || name.toLowerCase().startsWith(lower))
    .sort((left, right) => left.distance - right.distance)
    .slice(0, 3)
    .map(({ name }) => name);
  return found.length === 0 ? "" : ` Did you mean ${found.join(" or ")}?`;
}

/** The edit distance: the number of letters to insert, remove, change or swap. */
function distanceOf(left: string, right: string): number {
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const same = left[i - 1] === right[j - 1];
      let best = Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) {
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      }
      next.push(best);
    }
    before = row;
    row = next;
  }
  return row[right.length] ?? 0;
}
