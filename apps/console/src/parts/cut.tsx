import type { List } from "@syndikit/sdk";
import type { ComponentChildren, JSX } from "preact";
import { numbers } from "../numbers.js";

/** The first entries of a list in its order, and whether there are more. */
export interface First<Item> {
  readonly items: readonly Item[];
  readonly isCut: boolean;
}

/** The beginning of a list that the reader may not see. */
export const NOTHING: First<never> = { items: [], isCut: false };

/**
 * Reads the first entries of a list, and whether there are more. Pages read a part of a list by nothing else, so that
 * none of them takes a part for the whole.
 */
export async function readFirst<Item>(list: Pick<List<Item>, "pages">, most: number): Promise<First<Item>> {
  const items: Item[] = [];
  for await (const page of list.pages()) {
    items.push(...page.items);
    if (items.length >= most) return { items: items.slice(0, most), isCut: page.totalItems > most };
  }
  return { items, isCut: false };
}

interface CutProps {
  readonly of: First<unknown>;
  readonly noun: string;
  /** Which of the entries are shown. */
  readonly shown?: "first" | "newest";
  /** Where the others are. */
  readonly children?: ComponentChildren;
}

/** Says where a list stops. Nothing where it is whole. */
export function Cut({ of, noun, shown = "first", children }: CutProps): JSX.Element | null {
  if (!of.isCut) return null;
  return (
    <p class="inside muted">
      {`Only the ${shown} ${numbers.show(of.items.length)} ${noun} are shown. `}
      {children}
    </p>
  );
}
