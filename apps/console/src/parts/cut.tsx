import type { JSX } from "preact";
import { numbers } from "../numbers.js";

/** The first entries of a list, and whether there are more. */
export interface First<Item> {
  readonly items: readonly Item[];
  readonly isCut: boolean;
}

/** Reads the first entries of a list, and whether there are more. */
export async function readFirst<Item>(
  list: { first(most: number): Promise<readonly Item[]> },
  most: number,
): Promise<First<Item>> {
  const read = await list.first(most + 1);
  return { items: read.slice(0, most), isCut: read.length > most };
}

/** Says where a list stops. Nothing where it is whole. */
export function Cut({
  of,
  noun,
}: {
  readonly of: First<unknown>;
  readonly noun: string;
}): JSX.Element | null {
  if (!of.isCut) return null;
  return <p class="inside muted">{`Only the first ${numbers.show(of.items.length)} ${noun} are shown.`}</p>;
}
