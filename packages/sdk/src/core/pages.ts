/** The pages of lists. */
import type { SortDirection } from "../generated/models.gen.js";

/** The position of a page in its list. */
export interface PageNumbers {
  /** 1 for the first page. */
  readonly pageNumber: number;
  /** The most entries that a page holds. */
  readonly pageSize: number;
  /** The number of entries on all pages. */
  readonly totalItems: number;
  readonly totalPages: number;
  /** `true` when there are more entries and pages than these: a marketplace may stop counting a long list. */
  readonly totalItemsCapped?: true;
}

/** One page of a list. */
export interface Page<Item> extends PageNumbers {
  readonly items: readonly Item[];
}

/** The parameters of a list that say how it is read. */
export interface ListQuery {
  readonly id?: unknown;
  readonly pageNumber?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly sortField?: string | undefined;
  readonly sortDirection?: string | undefined;
  readonly idAfter?: number | undefined;
}

/** How the pages of a list are loaded. */
export interface Source<Item> {
  readonly query: ListQuery;
  readonly load: (query: ListQuery) => Promise<Page<Item>>;
  /** The lists that the marketplace gives by page numbers alone, and the name of this one. */
  readonly numbered: Set<string>;
  readonly name: string;
}

const descending = "DESC" satisfies SortDirection;

export function signOf({ sortDirection }: ListQuery): number {
  return sortDirection === descending ? -1 : 1;
}

/** Whether no page follows. Where the marketplace stopped counting, only an empty page tells. */
export const isLast = (page: Page<unknown>, number: number): boolean =>
  number >= page.totalPages && !(page.totalItemsCapped && page.items[0]);
