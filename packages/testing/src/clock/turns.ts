/** Lets everything run that waits for nothing but its turn. */
export async function takeTurns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
