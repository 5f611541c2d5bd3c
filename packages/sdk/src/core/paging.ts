/** Lists, page by page or entry by entry. */

/** Where a page stands in its list. */
export interface PageNumbers {
  /** 1 for the first page. */
  readonly pageNumber: number;
  /** The most entries that a page holds. */
  readonly pageSize: number;
  /** The number of entries on all pages. */
  readonly totalItems: number;
  readonly totalPages: number;
}

/** One page of a list. */
export interface Page<Item> extends PageNumbers {
  readonly items: readonly Item[];
}

/**
 * A list. Nothing is sent before it is read, and each reading starts anew.
 * An entry that is added or removed meanwhile can move others to another page.
 *
 * @example
 * for await (const subscription of market.subscriptions.list({ status: ["DEPLOYED"] })) { … }
 */
export interface List<Item> extends AsyncIterable<Item> {
  /** The page that `pageNumber` of the query names; the first one without. */
  page(): Promise<Page<Item>>;
  /** That page, and all after it. */
  pages(): AsyncIterable<Page<Item>>;
  /** The first `count` entries. Reads no more pages than they take. */
  first(count: number): Promise<Item[]>;
  /** All entries, or the first `limit` of them. */
  all(options?: { readonly limit?: number | undefined }): Promise<Item[]>;
}

/** The list whose pages `load` reads, from the page `from` on. */
export function createList<Item>(from: number, load: (page: number) => Promise<Page<Item>>): List<Item> {
  async function* pages(): AsyncGenerator<Page<Item>, void> {
    for (let number = from; ; number++) {
      const page = await load(number);
      yield page;
      if (number >= page.totalPages) return;
    }
  }

  async function* entries(): AsyncGenerator<Item, void> {
    for await (const page of pages()) yield* page.items;
  }

  async function first(count: number): Promise<Item[]> {
    const found: Item[] = [];
    if (count < 1) return found;
    for await (const item of entries()) if (found.push(item) >= count) break;
    return found;
  }

  return {
    page: () => load(from),
    pages,
    [Symbol.asyncIterator]: entries,
    first,
    all: ({ limit = Number.POSITIVE_INFINITY } = {}) => first(limit),
  };
}
