import { computed, signal } from "@preact/signals";
import { arrive, leaveBack, leaveForth, stay } from "./places.js";

/** The parameters in the page's address. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
}

const here = signal(new URL(location.href));

export const path = computed(() => here.value.pathname);
const search = computed(() => here.value.search);
/** The same object until the filters change: what reads it is not read again for another path. */
export const query = computed(() => new URLSearchParams(search.value));

/** Goes up when filters are cleared or another address is opened, and not when a filter changes. */
export const resets = signal(0);

const reset = (): void => {
  resets.value = resets.peek() + 1;
};

addEventListener("popstate", (event) => {
  leaveBack(event.state);
  reset();
  show(new URL(location.href));
});

export function go(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  const next = new URL(to, here.peek());
  if (next.href === here.peek().href) return;
  if (replace) history.replaceState(stay(), "", next);
  else {
    history.pushState(leaveForth(), "", next);
    reset();
  }
  show(next);
}

function show(next: URL): void {
  const isSamePath = next.pathname === here.peek().pathname;
  here.value = next;
  // Another path arrives when its page is drawn.
  if (isSamePath) arrive(true);
}

/** A whole number from 1 in the address; undefined for anything else, which is as if it was not there. */
export function numberInQuery(name: string): number | undefined {
  const number = Number(query.value.get(name) ?? "");
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** Changes the filters. They are kept in the address, so that a link to a filtered page can be shared. */
export function setQuery(changes: Readonly<Record<string, string | undefined>>): void {
  const next = new URL(here.peek());
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === "") next.searchParams.delete(name);
    else next.searchParams.set(name, value);
  }
  go(next.href, { replace: true });
}

/** Clears all filters. */
export function clearQuery(): void {
  reset();
  setQuery(Object.fromEntries([...query.peek().keys()].map((name) => [name, undefined])));
}

/** Links inside the console change the page without a reload. */
document.addEventListener("click", (event) => {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || link.origin !== location.origin) return;
  if (/^\/(docs|guide|api|openapi\.json|livez|readyz)(\/|$)/.test(link.pathname)) return;
  event.preventDefault();
  go(link.href);
});
