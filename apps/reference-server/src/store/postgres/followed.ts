import { type Store, UnreadableDocument } from "../port.js";
import { IS_BEING_REPLACED } from "./locks.js";

type Listener = Parameters<Store["follow"]>[1];

/**
 * A row of {@link Followed.statement}: one without a name for the snapshot, which also tells whether everything is being
 * replaced, and one for each setting.
 */
export type SettingRow = [name: string | null, value: string, isBeingReplaced: boolean | null];

/**
 * Tells listeners what each transaction finds in the settings at its start. Answers of several connections arrive in
 * any order, so an answer older than the last one is dropped: with it a clock would go back.
 */
export class Followed {
  readonly #followers: { readonly names: readonly string[]; readonly listener: Listener }[] = [];
  /** Reads the followed settings as {@link SettingRow}s. Absent while nobody follows any. */
  statement: string | undefined;
  #newest = 0n;
  #written = 0;

  add(names: readonly string[], listener: Listener): void {
    this.#followers.push({ names, listener });
    const all = this.#followers.flatMap((each) => each.names).map((name) => `'${name}'`);
    this.statement = `select null as "name", pg_current_snapshot()::text as "value", ${IS_BEING_REPLACED} as "replaced"
      union all select "name", "value"::text, null from "settings" where "name" in (${all.join(", ")})`;
  }

  /** Call it before the statement is sent. */
  ask(): (rows: readonly SettingRow[]) => void {
    const asked = this.#written;
    return (rows) => {
      // This process has written settings since, and knows what it wrote.
      if (asked !== this.#written) return;
      const [, snapshot, isBeingReplaced] = rows.find(([name]) => name === null) ?? [null, "", false];
      const age = ageOf(snapshot);
      if (age < this.#newest) return;
      this.#newest = age;
      const settings = new Map(
        rows.flatMap(([name, value]) =>
          name === null ? [] : [[name, JSON.parse(value) as unknown] as const],
        ),
      );
      for (const { listener } of this.#followers) {
        try {
          listener(settings, isBeingReplaced === true);
        } catch (error) {
          // It keeps what it knew. Not every transaction may fail for a setting: who reads it is told.
          if (!(error instanceof UnreadableDocument)) throw error;
        }
      }
    };
  }

  /**
   * Call it when a connection has broken: another server may answer from now on, to which the last transactions of the
   * one before never came. Its transaction numbers begin lower.
   */
  forget(): void {
    this.#newest = 0n;
  }

  /** Call it when this process has written settings. */
  written(): void {
    this.#written += 1;
  }
}

/**
 * How many transactions had ended at a snapshot such as `12:17:14,15`: those before the second number, except those in
 * the list. The count grows with each transaction that ends.
 */
function ageOf(snapshot: string): bigint {
  const [, next = "0", running = ""] = snapshot.split(":");
  return BigInt(next) - BigInt(running === "" ? 0 : running.split(",").length);
}
