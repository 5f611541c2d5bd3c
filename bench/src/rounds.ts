/** One thing that is measured once per round. */
export interface Contender<Name extends string> {
  readonly name: Name;
  measure(): Promise<number>;
}

/** Runs all contenders once per round, each round in another order, after one round to warm them up. */
export async function interleave<const Name extends string>(
  rounds: number,
  contenders: readonly Contender<Name>[],
): Promise<(name: Name) => readonly number[]> {
  const values = new Map<Name, number[]>(contenders.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const { name, measure } of rotate(contenders, round + 1)) {
      const value = await measure();
      process.stderr.write(
        `  ${round < 0 ? "warm" : `round ${round + 1}`}, ${name}: ${Number(value.toPrecision(3))}\n`,
      );
      if (round >= 0) values.get(name)?.push(value);
    }
  }
  return (name) => values.get(name) ?? [];
}

function rotate<Item>(items: readonly Item[], by: number): readonly Item[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
