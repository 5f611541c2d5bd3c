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

const places = new Map<string, Place>(readStored());
const savers = new Set<() => void>();
let entry = entryOf(history.state) ?? newEntry();
/** How the reader came to the present entry. A new document may be a reload, so it is like going back. */
let came: "forth" | "back" | undefined = "back";

history.scrollRestoration = "manual";
history.replaceState({ entry }, "");
addEventListener("pagehide", () => {
  leave();
  sessionStorage.setItem(STORED, JSON.stringify([...places].slice(-MAX_ENTRIES)));
});

function readStored(): [string, Place][] {
  const text = sessionStorage.getItem(STORED);
  // Only the line above writes this.
  return text === null ? [] : (JSON.parse(text) as [string, Place][]);
}

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

/** A button or a link that goes away with what it did, as the last page does for "Next", leaves its focus to the page. */
export function keepFocus(): void {
  const held = document.activeElement;
  // After what is drawn now.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (held?.isConnected === false && document.activeElement === document.body) focusOn("#content h1");
    }),
  );
}

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
    if (element !== null && element.getClientRects().length > 0) element.focus({ preventScroll: true });
    else if (performance.now() < until) requestAnimationFrame(look);
  };
  look();
}
