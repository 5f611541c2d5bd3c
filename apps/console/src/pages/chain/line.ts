import type { Tone } from "../../parts/stamp.js";

/** The kinds of what happens, each after what may cause it: so they stand where they have one moment. */
export const KINDS = ["call", "order", "invoice", "charge", "payment", "state", "event", "attempt"] as const;

export type Kind = (typeof KINDS)[number];

/** One thing that happened. */
export interface Link {
  /** The name of its kind, and what it is known by among its kind. It is part of the address when it is open. */
  readonly key: string;
  readonly kind: Kind;
  readonly at: string;
  readonly tone: Tone;
  readonly what: string;
  /** What came of it, in a few words. */
  readonly outcome: string;
}

/** What was read of one kind, in the order of the line. */
export interface Part {
  readonly links: readonly Link[];
  /** The moment up to which it was read, where there is more. */
  readonly readTo?: string | undefined;
}

export interface Line {
  readonly links: readonly Link[];
  /** Beyond this moment the line is not read yet; undefined: it is whole. */
  readonly readTo: string | undefined;
}

/**
 * Puts what was read of each kind on one line. It ends where the first kind ends that was not read to its end: beyond
 * that something would be missing.
 */
export function joined(parts: readonly Part[], isNewestFirst: boolean): Line {
  const forwards = (one: string, other: string): number => Date.parse(one) - Date.parse(other);
  const along = isNewestFirst ? (one: string, other: string) => forwards(other, one) : forwards;
  const [readTo] = parts.flatMap((part) => part.readTo ?? []).toSorted(along);
  const links = parts
    .flatMap((part) => part.links)
    .filter(({ at }) => readTo === undefined || along(at, readTo) <= 0)
    .toSorted(
      (one, other) =>
        along(one.at, other.at) ||
        (isNewestFirst ? -1 : 1) * (KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)),
    );
  return { links, readTo };
}
