/** Lists, page by page or entry by entry. */

/** The position of a page in its list. */
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
 * A list. No request is sent until you read it, and each reading starts again from the beginning.
 * An entry that is added or removed while you read can move other entries to another page.
 *
 * @example
 * for await (const subscription of market.subscriptions.list({ status: ["DEPLOYED"] })) { … }
 */
export interface List<Item> extends AsyncIterable<Item> {
  /** Reads one page: the `pageNumber` of the query, or the first. */
  page(): Promise<Page<Item>>;
  /** Reads that page and all that follow, one at a time. */
  pages(): AsyncIterable<Page<Item>>;
  /** The first `count` entries. Reads only as many pages as needed. */
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
