import { inTab } from "./stored.js";

/** Where the reader was in one entry of the browser's history. */
interface Place {
  /** How far the window was scrolled, in pixels. */
  readonly y?: number | undefined;
  /** The address of the link that had the focus. */
  readonly focus?: string | undefined;
  /** Where a long list was. */
  readonly log?: LogPlace | undefined;
}

export interface LogPlace {
  /** The entry that is kept in place, counted from the oldest, so that new entries do not move it. */
  readonly place: number;
  /** Pixels from the top of the list's window to that entry. */
  readonly offset: number;
}

const STORED = "console.places";
/** Entries that are further back open at their top. */
const MAX_ENTRIES = 50;
/** Milliseconds after which a page that came back is no longer scrolled: what it had then is gone. */
const PATIENCE = 10_000;

const places = new Map(inTab.readAs<[string, Place][]>(STORED));
const savers = new Set<() => void>();
let entry = entryOf(history.state) ?? newEntry();
/** How the reader came to the present entry. A new document may be a reload, so it is like going back. */
let came: "forth" | "back" | undefined = "back";

history.scrollRestoration = "manual";
history.replaceState({ entry }, "");
addEventListener("pagehide", () => {
  leave();
  inTab.write(STORED, JSON.stringify([...places].slice(-MAX_ENTRIES)));
});

function entryOf(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("entry" in state)) return undefined;
  return typeof state.entry === "string" ? state.entry : undefined;
}

function newEntry(): string {
  return Math.random().toString(36).slice(2);
}

/** Keeps something about the present entry. */
export function keepPlace(more: Place): void {
  const known = places.get(entry);
  places.delete(entry);
  places.set(entry, { ...known, ...more });
}

export const keptPlace = (): Place => places.get(entry) ?? {};

/** Calls `save` before the reader leaves an entry. Returns a function that ends this. */
export function onLeave(save: () => void): () => void {
  savers.add(save);
  return () => savers.delete(save);
}

function leave(): void {
  const link = document.activeElement?.closest("#content a[href]");
  keepPlace({ y: scrollY, focus: link?.getAttribute("href") ?? undefined });
  for (const save of savers) save();
}

/** Begins a new entry of the history. Returns its state. */
export function leaveForth(): { readonly entry: string } {
  leave();
  entry = newEntry();
  came = "forth";
  return { entry };
}

/** The state of the present entry, for an address that replaces it. */
export const stay = (): { readonly entry: string } => ({ entry });

/** The browser went to an entry that was there already. */
export function leaveBack(state: unknown): void {
  leave();
  entry = entryOf(state) ?? newEntry();
  came = "back";
}

/**
 * Scrolls and sets the focus when a page was drawn: where the reader was if they came back, otherwise at the top.
 *
 * @param isSamePage - the page was there already, and only opened an entry beside its list.
 */
export function arrive(isSamePage: boolean): void {
  const how = came;
  came = undefined;
  if (how === "back") restore(keptPlace());
  else if (how === "forth" && !isSamePage) {
    scrollTo(0, 0);
    // A screen reader goes on from here, and says the name of the page.
    focusOn("#content h1");
  }
}

/** What has the focus, and all that it is in, from the inside out. */
let holders: readonly Element[] = [];

addEventListener("focusin", ({ target }) => {
  const found: Element[] = [];
  for (let one = target instanceof Element ? target : null; one !== null; one = one.parentElement)
    found.push(one);
  holders = found;
});

/**
 * A button or a link that goes away with what it did, as "Next" does on the last page, or with what somebody else did,
 * leaves its focus to the nearest heading.
 */
new MutationObserver(() => {
  if (holders[0]?.isConnected !== false || document.activeElement !== document.body) return;
  const place = holders.find((one) => one.isConnected);
  holders = [];
  const content = place?.closest("#content");
  if (place === undefined || !content) return;
  const headings = [...content.querySelectorAll<HTMLElement>("h1, h2, h3")].filter(isShown);
  const isBefore = (heading: Element): boolean =>
    (heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const heading = headings.find((one) => place.contains(one)) ?? headings.findLast(isBefore);
  if (heading === undefined) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}).observe(document, { childList: true, subtree: true });

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

let stopRestoring = (): void => undefined;

/** The data of the page comes later, so this tries again until the page is long enough, or the reader does something. */
function restore({ y = 0, focus }: Place): void {
  stopRestoring();
  const acted = new AbortController();
  stopRestoring = () => acted.abort();
  for (const kind of ["wheel", "pointerdown", "keydown", "touchstart"])
    addEventListener(kind, stopRestoring, { signal: acted.signal, passive: true });
  if (focus !== undefined) focusOn(`#content a[href="${CSS.escape(focus)}"]`, acted.signal);
  const until = performance.now() + PATIENCE;
  const scroll = (): void => {
    if (acted.signal.aborted) return;
    scrollTo(0, y);
    if (Math.abs(scrollY - y) > 1 && performance.now() < until) requestAnimationFrame(scroll);
  };
  scroll();
}

/** Sets the focus on an element as soon as it is drawn. */
export function focusOn(selector: string, signal?: AbortSignal): void {
  const until = performance.now() + PATIENCE;
  const look = (): void => {
    if (signal?.aborted) return;
    const element = document.querySelector<HTMLElement>(selector);
    if (element !== null && isShown(element)) element.focus({ preventScroll: true });
    else if (performance.now() < until) requestAnimationFrame(look);
  };
  look();
}
