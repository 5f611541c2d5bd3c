type Settings = ReadonlyMap<string, unknown>;
type Listener = (settings: Settings) => void;

/** What the statement of a transaction's begin answers: a row for the snapshot, and one for each setting. */
interface Row {
  readonly name: string | null;
  readonly value: string;
}

/**
 * Tells followers of settings what each transaction that begins finds. Answers of several connections arrive in any
 * order, so an older one than the last is not told: a clock would go back.
 */
export class Followed {
  readonly #followers: { readonly names: readonly string[]; readonly listener: Listener }[] = [];
  /** Reads the settings that are followed; empty when none is. It goes with the statements that begin a transaction. */
  statement = "";
  #newest = 0n;
  #written = 0;

  add(names: readonly string[], listener: Listener): void {
    this.#followers.push({ names, listener });
    const all = this.#followers.flatMap((each) => each.names).map((name) => `'${name}'`);
    this.statement = `; select null as "name", pg_current_snapshot()::text as "value" union all
      select "name", "value"::text from "settings" where "name" in (${all.join(", ")})`;
  }

  /** To be called before the statement is sent. */
  ask(): (rows: readonly Row[]) => void {
    const asked = this.#written;
    return (rows) => {
      // This process has written since, and knows what.
      if (asked !== this.#written) return;
      const age = ageOf(rows.find(({ name }) => name === null)?.value ?? "");
      if (age < this.#newest) return;
      this.#newest = age;
      const settings = new Map(
        rows.flatMap(({ name, value }) =>
          name === null ? [] : [[name, JSON.parse(value) as unknown] as const],
        ),
      );
      for (const { listener } of this.#followers) listener(settings);
    };
  }

  /** To be called when this process has written settings. */
  written(): void {
    this.#written += 1;
  }
}

/**
 * How many transactions had ended at a snapshot, as in `12:17:14,15`: those before the second number, without those of
 * the list. Each that ends makes it more.
 */
function ageOf(snapshot: string): bigint {
  const [, next = "0", running = ""] = snapshot.split(":");
  return BigInt(next) - BigInt(running === "" ? 0 : running.split(",").length);
}
