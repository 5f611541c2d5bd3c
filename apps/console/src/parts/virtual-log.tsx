import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { SortDirection } from "@syndikit/contract";
import type { Page as ListPage, Marketplace } from "@syndikit/sdk";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { count } from "../format.js";
import { changes } from "../live.js";
import { isUnreachable, retryAfter } from "../load.js";
import { market } from "../market.js";
import { keepPlace, keptPlace, type LogPlace, onLeave } from "../places.js";
import { Failure } from "./failure.js";
import { Skeleton } from "./page.js";
import "../styles/log.css";

/** The page of the list to request. */
interface Part {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly sortField: "id";
  readonly sortDirection: SortDirection;
  readonly idAfter?: number;
}

interface LogProps<Row> {
  readonly label: string;
  /**
   * Reads one page. The log starts again when a signal that it uses changes.
   */
  readonly read: (client: Marketplace, part: Part) => Promise<ListPage<Row>>;
  /** Draws a row as a link. One row alone is reached with Tab; `j` and `k` lead from it to the others. */
  readonly row: (row: Row, props: { readonly tabIndex: number }) => ComponentChildren;
  readonly empty: ComponentChildren;
}

const PAGE_SIZE = 50;
/** The newest rows that are shown of a list that is too long to be counted. */
const NEWEST = 50_000;
/** Pixels; must match the style sheet. On a narrow screen a row takes two lines. */
const ROW_HEIGHT = 46;
const NARROW_ROW_HEIGHT = 98;
const OVERSCAN = 8;

/**
 * A list of any length, newest first, that reads and draws only the rows in view. It does not move while somebody
 * reads: new rows wait behind a bar, unless the reader is at the top, has not moved the pointer over the rows, and has
 * no row in focus. An entry that opens beside it, and a way back, leave it where it is.
 */
export function VirtualLog<Row extends { readonly id: number }>({
  label,
  read,
  row,
  empty,
}: LogProps<Row>): JSX.Element {
  const scroller = useRef<HTMLElement>(null);
  const pages = useRef(new Map<number, readonly Row[]>());
  const drawn = useSignal(0);
  const shown = useSignal<number | undefined>(undefined);
  const there = useSignal(0);
  const error = useSignal<unknown>(undefined);
  const top = useSignal(0);
  const height = useSignal(600);
  const rowHeight = useSignal(ROW_HEIGHT);
  const isPointed = useRef(false);
  /** The entry that has, or last had, the focus, counted from the oldest. */
  const focused = useSignal<number | undefined>(undefined);
  const hasFocus = useSignal(false);
  /** Where the list is to be scrolled once it is drawn. */
  const wanted = useRef<LogPlace | undefined>(undefined);
  wanted.current ??= shown.peek() === undefined ? keptPlace().log : undefined;
  const latest = useRef(read);
  latest.current = read;
  const turn = useRef(0);
  /** The newest rows by their place, which are drawn until their pages are read. */
  const newest = useRef(new Map<number, Row>());
  const isCapped = useRef(false);
  /** The rows up to this one are not shown, when there are too many. */
  const older = useRef<Promise<number> | undefined>(undefined);

  const readNewest = (client: Marketplace, pageNumber: number): Promise<ListPage<Row>> =>
    latest.current(client, {
      pageNumber,
      pageSize: PAGE_SIZE,
      sortField: "id",
      sortDirection: SortDirection.DESC,
    });

  const findOlder = async (client: Marketplace): Promise<number> => {
    const { items } = await readNewest(client, NEWEST / PAGE_SIZE);
    return (items.at(-1)?.id ?? 1) - 1;
  };

  /** Oldest first, so that new rows do not push others to another page. */
  const readPage = async (client: Marketplace, pageNumber: number): Promise<ListPage<Row>> => {
    const part: Part = {
      pageNumber,
      pageSize: PAGE_SIZE,
      sortField: "id",
      sortDirection: SortDirection.ASC,
    };
    if (!isCapped.current) return latest.current(client, part);
    older.current ??= findOlder(client);
    const mine = older.current;
    try {
      return await latest.current(client, { ...part, idAfter: await mine });
    } catch (thrown) {
      // It may be what could not be read: the next reading asks for it again.
      if (older.current === mine) older.current = undefined;
      throw thrown;
    }
  };

  /** Draws the newest page at once, however long the list is. */
  const begin = ({ items, totalItems, totalItemsCapped }: ListPage<Row>): void => {
    isCapped.current = totalItemsCapped === true;
    const size = isCapped.current ? NEWEST : totalItems;
    if (size <= items.length) pages.current.set(1, items.toReversed());
    else newest.current = new Map(items.map((item, at) => [size - 1 - at, item]));
    there.value = size;
    shown.value = size;
  };

  const firstRow = useComputed(() => Math.max(0, Math.floor(top.value / rowHeight.value) - OVERSCAN));
  const lastRow = useComputed(() =>
    Math.min((shown.value ?? 0) - 1, Math.ceil((top.value + height.value) / rowHeight.value) + OVERSCAN),
  );

  /** Where the list is: by the focused entry if it is in view, else by the open one, else by the first in view. */
  const placeOf = (): LogPlace | undefined => {
    const total = shown.peek();
    if (total === undefined) return undefined;
    const offsetOf = (place: number): number => (total - 1 - place) * rowHeight.peek() - top.peek();
    const open = scroller.current?.querySelector("[aria-current=true]")?.closest("li")?.ariaPosInSet;
    const place = [focused.peek(), open ? total - Number(open) : undefined].find(
      (one) => one !== undefined && offsetOf(one) >= 0 && offsetOf(one) < height.peek(),
    );
    const first = total - 1 - Math.floor(top.peek() / rowHeight.peek());
    return { place: place ?? first, offset: offsetOf(place ?? first) };
  };
  const starts = useSignal(0);
  const rereads = useSignal(0);
  const failures = useRef(0);
  const retry = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(retry.current), []);
  const fail = (thrown: unknown): void => {
    error.value = thrown;
    if (!isUnreachable(thrown)) return;
    failures.current += 1;
    clearTimeout(retry.current);
    retry.current = setTimeout(() => {
      const again = shown.peek() === undefined ? starts : rereads;
      again.value = again.peek() + 1;
    }, retryAfter(failures.current));
  };
  useEffect(() => onLeave(() => keepPlace({ log: placeOf() })), []);

  const load = async (pageNumber: number, mine: number): Promise<void> => {
    const client = market.peek();
    if (client === undefined) return;
    try {
      const page = await readPage(client, pageNumber);
      if (mine !== turn.current) return;
      error.value = undefined;
      pages.current.set(pageNumber, page.items);
      if (there.peek() !== page.totalItems) there.value = page.totalItems;
      drawn.value = drawn.peek() + 1;
      failures.current = 0;
    } catch (thrown) {
      if (mine === turn.current) fail(thrown);
    }
  };

  const pagesInView = (): number[] => {
    const total = shown.peek() ?? 0;
    const found = new Set<number>();
    for (let index = firstRow.value; index <= lastRow.value; index += 1) found.add(pageOf(total - 1 - index));
    return [...found];
  };

  // New filters, another account, or a first reading that failed: the log starts again.
  useSignalEffect(() => {
    const client = market.value;
    starts.value;
    if (client === undefined) return;
    const mine = ++turn.current;
    pages.current.clear();
    newest.current.clear();
    older.current = undefined;
    if (shown.peek() !== undefined) {
      shown.value = undefined;
      focused.value = undefined;
      scroller.current?.scrollTo(0, 0);
    }
    readNewest(client, 1).then(
      (page) => {
        if (mine !== turn.current) return;
        begin(page);
        error.value = undefined;
        failures.current = 0;
      },
      (thrown: unknown) => {
        if (mine === turn.current) fail(thrown);
      },
    );
  });

  // A page is read when it first comes into view.
  useSignalEffect(() => {
    if (shown.value === undefined) return;
    for (const page of pagesInView()) {
      if (pages.current.has(page)) continue;
      pages.current.set(page, []);
      void load(page, turn.current);
    }
  });

  // Pages in view are read again after a change: a waiting delivery may be delivered now. The newest page has the new
  // rows.
  useSignalEffect(() => {
    changes.value;
    rereads.value;
    const total = shown.peek();
    if (total === undefined) return;
    const newest = pageOf(Math.max(0, there.peek() - 1));
    const inView = new Set([newest, pageOf(there.peek())]);
    for (let index = firstRow.peek(); index <= lastRow.peek(); index += 1)
      inView.add(pageOf(total - 1 - index));
    for (const page of inView) void load(page, turn.current);
  });

  // At the top, and with the pointer and the focus elsewhere, new rows appear by themselves.
  useSignalEffect(() => {
    const total = there.value;
    if (shown.peek() === undefined || total === shown.peek()) return;
    const isReading = isPointed.current || hasFocus.peek();
    if (total < (shown.peek() ?? 0) || (top.peek() < 4 && !isReading)) shown.value = total;
  });

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    let isHidden = false;
    const measure = new ResizeObserver(() => {
      // An open entry hides the list on a narrow screen.
      if (element.clientWidth === 0) {
        isHidden = true;
        return;
      }
      const next = element.clientWidth < 640 ? NARROW_ROW_HEIGHT : ROW_HEIGHT;
      // Rows that get higher or lower must not move the one that the reader looks at.
      if (isHidden || next !== rowHeight.peek()) {
        wanted.current ??= placeOf();
        drawn.value = drawn.peek() + 1;
      }
      isHidden = false;
      height.value = element.clientHeight;
      rowHeight.value = next;
    });
    measure.observe(element);
    return () => measure.disconnect();
  }, [height, rowHeight]);

  useLayoutEffect(() => {
    const element = scroller.current;
    const size = shown.peek();
    if (wanted.current === undefined || size === undefined || element === null || element.clientWidth === 0)
      return;
    const { place, offset } = wanted.current;
    wanted.current = undefined;
    element.scrollTop =
      (size - 1 - place) * rowHeight.peek() - Math.min(offset, element.clientHeight - rowHeight.peek());
    top.value = element.scrollTop;
  });

  const total = shown.value;
  const waiting = total === undefined ? 0 : there.value - total;
  drawn.value;
  return (
    <div class="log sheet">
      <div class="log-head">
        <span class="muted">{total === undefined ? "Reading …" : labelOf(total)}</span>
        {waiting > 0 && (
          <button
            type="button"
            class="button small main"
            onClick={() => {
              shown.value = there.value;
              scroller.current?.scrollTo(0, 0);
            }}
          >
            {`${waiting} new`}
          </button>
        )}
      </div>
      {error.value !== undefined && <Failure error={error.value} />}
      <section
        class="log-rows"
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
        tabIndex={0}
        aria-label={label}
        onScroll={(event) => {
          if (event.currentTarget.clientWidth > 0) top.value = event.currentTarget.scrollTop;
        }}
        onFocusIn={({ target }) => {
          const position = target instanceof Element ? target.closest("li")?.ariaPosInSet : undefined;
          hasFocus.value = Boolean(position);
          if (position) focused.value = (shown.peek() ?? 0) - Number(position);
        }}
        onFocusOut={() => {
          hasFocus.value = false;
        }}
        // Only a move counts, not the pointer entering: the log may be drawn under a pointer that is at rest.
        onPointerMove={({ movementX, movementY }) => {
          if (movementX !== 0 || movementY !== 0) isPointed.current = true;
        }}
        onPointerLeave={() => {
          isPointed.current = false;
        }}
      >
        {total === undefined
          ? error.value === undefined && <Skeleton lines={9} />
          : total === 0
            ? empty
            : drawRows()}
      </section>
    </div>
  );

  function labelOf(size: number): string {
    return isCapped.current ? `The newest ${count(size, label)}` : count(size, label);
  }

  function itemAt(place: number): Row | undefined {
    const page = pages.current.get(pageOf(place)) ?? [];
    return page.length === 0 ? newest.current.get(place) : page[place % PAGE_SIZE];
  }

  // Not a component: as one, it would draw every row again on each scroll.
  function drawRows(): JSX.Element {
    const size = shown.value ?? 0;
    drawn.value;
    const indexes = Array.from(
      { length: Math.max(0, lastRow.value - firstRow.value + 1) },
      (_, at) => firstRow.value + at,
    );
    const kept = focused.value === undefined ? undefined : size - 1 - focused.value;
    // The row with the focus stays drawn: without it the focus would be lost.
    if (hasFocus.value && kept !== undefined && !indexes.includes(kept)) {
      if (kept < firstRow.value) indexes.unshift(kept);
      else indexes.push(kept);
    }
    const inTabOrder =
      kept !== undefined && indexes.includes(kept)
        ? kept
        : firstRow.value === 0
          ? 0
          : firstRow.value + OVERSCAN;
    return (
      <ol style={{ height: `${size * rowHeight.value}px` }}>
        {indexes.map((index) => {
          const place = size - 1 - index;
          const item = itemAt(place);
          return (
            <li
              key={place}
              aria-setsize={size}
              aria-posinset={index + 1}
              style={{
                transform: `translateY(${index * rowHeight.value}px)`,
                height: `${rowHeight.value}px`,
              }}
            >
              {item === undefined ? (
                <span class="log-waits" />
              ) : (
                row(item, { tabIndex: index === inTabOrder ? 0 : -1 })
              )}
            </li>
          );
        })}
      </ol>
    );
  }
}

/** The number of the page, from 1, with the n-th oldest entry, from 0. */
const pageOf = (place: number): number => Math.floor(place / PAGE_SIZE) + 1;
