import { type Change as ChangeDto, ChangeKind } from "@syndikit/contract";
import type { Clock, Moment, Random } from "../ports.js";
import { toDateTime } from "../time/date-time.js";
import type { Change } from "./change.js";

/** The last changes, numbered, and written as readers get them. */
export interface History {
  /** Takes changes. One that readers are still to be told of is not taken twice. */
  add(changes: readonly Change[]): void;
  /** From now on readers are told of a change again when it happens again. */
  toldAll(): void;
  /** The number of the last change. */
  readonly last: number;
  /** The changes after one and up to another; nothing when some of them are not remembered any more. */
  between(after: number, until: number): readonly Entry[] | undefined;
  /** What a reader gets of changes. */
  textOf(entries: readonly Entry[]): string;
  /** Tells a reader to start over. */
  startOverText(): string;
  /** Tells a reader from where it resumes, and nothing else. */
  positionText(number: number): string;
  /** The number of a change by the identifier that a reader had of it; nothing when it is of another run. */
  numberOf(eventId: string | null): number | undefined;
  /** Forgets everything, and begins a new run. */
  startOver(): void;
  readonly counts: {
    readonly published: number;
    /** Changes that were written as text. */
    readonly encoded: number;
  };
}

/** A change that is remembered. */
export interface Entry {
  readonly number: number;
  readonly change: Change;
  readonly at: Moment;
  text?: string;
}

interface HistoryOptions {
  readonly clock: Pick<Clock, "now">;
  readonly random: Random;
  /** How many changes are remembered. */
  readonly memory: number;
}

export function createHistory({ clock, random, memory }: HistoryOptions): History {
  const counts = { published: 0, encoded: 0 };
  /** Names this run of the server, and what its numbers count. */
  let run = newRun();
  let entries: Entry[] = [];
  let last = 0;
  /** Changes that nobody was told of yet: one that is there need not be told twice. */
  const untold = new Set<string>();

  function newRun(): string {
    return Buffer.from(random.bytes(6)).toString("base64url");
  }

  /** Written once, however many read it. */
  function textOf(entry: Entry): string {
    if (entry.text === undefined) {
      counts.encoded += 1;
      const { kind, id } = entry.change;
      const date = toDateTime(entry.at);
      const data: ChangeDto = id === undefined ? { kind, date } : { kind, id, date };
      entry.text = `id: ${run}.${entry.number}\ndata: ${JSON.stringify(data)}\n\n`;
    }
    return entry.text;
  }

  return {
    counts,
    get last() {
      return last;
    },
    add(changes) {
      const at = clock.now();
      for (const change of changes) {
        counts.published += 1;
        const key = `${change.kind}/${change.id ?? ""}`;
        if (untold.has(key)) continue;
        untold.add(key);
        last += 1;
        entries.push({ number: last, change, at });
      }
      // Seldom, so that it costs nothing for each.
      if (entries.length > memory * 1.25) entries = entries.slice(-memory);
      // Where nobody reads, nobody is told.
      if (untold.size > memory) untold.clear();
    },
    toldAll: () => untold.clear(),
    between(after, until) {
      const first = entries[0]?.number ?? last + 1;
      if (after < first - 1) return undefined;
      return entries.slice(after - first + 1, until - first + 1);
    },
    textOf: (found) => found.map(textOf).join(""),
    startOverText() {
      const data: ChangeDto = { kind: ChangeKind.everything, date: toDateTime(clock.now()) };
      return `id: ${run}.${last}\ndata: ${JSON.stringify(data)}\n\n`;
    },
    positionText: (number) => `id: ${run}.${number}\n\n`,
    numberOf(eventId) {
      const [, itsRun, digits] = /^([\w-]+)\.(\d{1,15})$/.exec(eventId ?? "") ?? [];
      const number = Number(digits);
      return itsRun === run && number <= last ? number : undefined;
    },
    startOver() {
      run = newRun();
      entries = [];
      untold.clear();
      last = 0;
    },
  };
}
