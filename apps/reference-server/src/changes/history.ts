import { type Change as ChangeDto, ChangeKind } from "@syndikit/contract";
import { toDateTime } from "../date-time.js";
import type { Clock, Moment, Random } from "../ports.js";
import type { Change } from "../store/change.js";

/** The latest changes, numbered, and formatted as readers receive them. */
export interface History {
  /** Adds changes, except those that already wait to be sent. */
  add(changes: readonly Change[]): void;
  /** From now on, a change that happens again is added again. */
  toldAll(): void;
  /** The number of the last change. */
  readonly last: number;
  /** The changes after one number and up to another; `undefined` when some of them are no longer kept. */
  between(after: number, until: number): readonly Entry[] | undefined;
  /** The text of changes as readers receive it. */
  textOf(entries: readonly Entry[]): string;
  /** The text that tells a reader to start over. */
  startOverText(): string;
  /** The text that only tells a reader the position to resume from. */
  positionText(number: number): string;
  /** The number of the change with an identifier that a reader received; `undefined` when it is from another run. */
  numberOf(eventId: string | null): number | undefined;
  /** Drops everything, and begins a new run. */
  startOver(): void;
  readonly counts: {
    readonly published: number;
    /** Changes that were formatted as text. */
    readonly encoded: number;
  };
}

/** A kept change. */
export interface Entry {
  readonly number: number;
  readonly change: Change;
  readonly at: Moment;
  text?: string;
}

interface HistoryOptions {
  readonly clock: Pick<Clock, "now">;
  readonly random: Random;
  /** How many changes are kept. */
  readonly memory: number;
}

export function createHistory({ clock, random, memory }: HistoryOptions): History {
  const counts = { published: 0, encoded: 0 };
  /** Identifies this run of the server, within which changes are numbered. */
  let run = newRun();
  let entries: Entry[] = [];
  let last = 0;
  /** Changes that were not sent to anybody yet, so that none is added twice. */
  const untold = new Set<string>();

  function newRun(): string {
    return Buffer.from(random.bytes(6)).toString("base64url");
  }

  /** Formatted once, however many readers there are. */
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
      // Done rarely, to keep the cost per change low.
      if (entries.length > memory * 1.25) entries = entries.slice(-memory);
      // Without readers nothing is ever sent.
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
