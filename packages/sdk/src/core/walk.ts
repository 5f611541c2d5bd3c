/** Reads a list to its end, whatever comes, goes and changes meanwhile. */
import { maxPageSize } from "../generated/wire.gen.js";
import { isLast, type ListQuery, type Page, type PageNumbers, type Source, signOf } from "./pages.js";

/**
 * Gives every entry that belongs to the list all the time exactly once, after its first page. It ends, however much
 * changes: each request gives entries, or makes up for what others have moved.
 */
export async function* walk<Item>(
  { query, load, numbered, name }: Source<Item>,
  start: Page<Item>,
): AsyncGenerator<readonly Item[], void> {
  const { pageSize = maxPageSize, sortField = "id", idAfter } = query;
  const sign = signOf(query);
  const byId: ListQuery = { ...query, sortField: "id" };
  const given = new Set<unknown>();
  /** Everything up to this id was given. A list may have millions of entries, so they are not all kept. */
  let mark = Number.NEGATIVE_INFINITY;
  const isBefore = (id: unknown): boolean => sign * Number(id) <= mark;
  const give = (items: readonly Item[]): readonly Item[] =>
    items.filter((item) => {
      const id = idOf(item);
      return id === undefined || (!isBefore(id) && !given.has(id) && given.add(id));
    });

  yield give(start.items);
  if (isLast(start, 1)) return;

  let last = idAfter === undefined ? mark : sign * idAfter;
  const isNext = (item: Item): boolean => {
    const before = last;
    last = sign * Number(idOf(item));
    return last > before;
  };
  let order = query;
  let page = start;
  let isSorted = page.items.every(isNext);
  /** What was read in the order of the ids. */
  let read = given;
  if (sortField !== "id" || !isSorted) {
    // In another order an entry may change its place, and be passed by. So the order of the ids comes after it.
    for (let number = 2; !isLast(page, number - 1); number++) {
      page = await load({ ...query, pageNumber: number });
      yield give(page.items);
    }
    order = byId;
    page = await load(order);
    yield give(page.items);
    if (isLast(page, 1)) return;
    last = mark;
    isSorted = page.items.every(isNext);
    read = new Set(page.items.map(idOf));
  }

  while (isSorted && !numbered.has(name)) {
    const rest = await load({ ...byId, idAfter: sign * last }).catch(ignoreUnknown);
    if (!rest?.items.every(isNext)) break;
    yield rest.items.filter((item) => !given.has(idOf(item)));
    mark = last;
    if (isLast(rest, 1)) return;
  }
  numbered.add(name);

  // What comes and goes moves other entries to other pages. A page that begins with an entry that was read has no gap
  // before it. Before any other may be one: then more is read again.
  let most = page.pageSize < pageSize ? page.pageSize : maxPageSize;
  let least = 2;
  let end = page.pageSize;
  let overlap = 1;
  for (;;) {
    const from = Math.max(0, end - overlap) + 1;
    const over = pageOver(from, most, least);
    page = await load({ ...order, ...over });
    if (page.pageSize < over.pageSize) most = page.pageSize;
    if (page.pageSize > over.pageSize) {
      // The marketplace sets the size, so this page may be further on. None begins with an entry of the one before.
      most = least = page.pageSize;
      continue;
    }
    const begin = (page.pageNumber - 1) * page.pageSize;
    const id = idOf(page.items[0]);
    if (0 < begin && begin < from && !read.has(id) && !isBefore(id)) {
      end = begin;
      overlap *= 2;
      continue;
    }
    yield give(page.items);
    for (const item of page.items) read.add(idOf(item));
    end = begin + page.pageSize;
    overlap = Math.ceil(overlap / 2);
    if (end >= page.totalItems && !(page.totalItemsCapped && page.items.length === page.pageSize)) return;
  }
}

/**
 * The page that has an entry, by its place in the list, and most of those after it. With all sizes up
 * to 50 a list takes 1.2 times as many pages as side by side. With a few sizes alone a place comes that all divide.
 */
function pageOver(place: number, most: number, least: number): Pick<PageNumbers, "pageNumber" | "pageSize"> {
  let end = place;
  // Where pages are so small that none has both the entry and the next, the next page.
  let over = { pageNumber: place / most + 1, pageSize: most };
  for (let pageSize = most; pageSize >= least; pageSize--) {
    const pageNumber = Math.ceil(place / pageSize);
    if (pageNumber * pageSize > end) {
      end = pageNumber * pageSize;
      over = { pageNumber, pageSize };
    }
  }
  return over;
}

function idOf(item: unknown): number | undefined {
  return Object(item).id;
}

/** 400: the parameter is not known. 200: the page is empty, although there should be more. */
function ignoreUnknown(error: unknown): undefined {
  if (![200, 400].includes(Object(error).status)) throw error;
}
