import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { go } from "../router.js";
import { routes } from "../routes.js";
import type { Keys } from "./keys.js";
import { areKeysShown, isSearching } from "./open.js";

const isTyping = (): boolean =>
  document.activeElement instanceof HTMLElement &&
  (document.activeElement.matches("input, textarea, select") || document.activeElement.isContentEditable);

/** The keyboard shortcuts of every page, and the dialog that lists them. */
export function Keyboard(): JSX.Element | null {
  // Loaded late: few ask for it.
  const list = useSignal<{ readonly Keys: typeof Keys } | undefined>(undefined);
  useEffect(() => {
    let begun = false;
    const press = (event: KeyboardEvent): void => {
      if (isComposed(event)) return;
      if (isPaletteKey(event)) {
        // From a field too. Another dialog is closed first.
        if (!isSearching.peek() && document.querySelector("dialog[open]") !== null) return;
        isSearching.value = !isSearching.peek();
        event.preventDefault();
        return;
      }
      if (event.metaKey || event.ctrlKey || event.altKey || document.querySelector("dialog[open]") !== null)
        return;
      if (isTyping()) {
        if (event.key === "Escape" && document.activeElement instanceof HTMLElement)
          document.activeElement.blur();
        return;
      }
      const route = begun ? routes.find(({ key }) => key === event.key) : undefined;
      begun = event.key === "g";
      if (route !== undefined) go(route.paths[0]);
      else if (event.key === "/") isSearching.value = true;
      else if (event.key === "?") areKeysShown.value = true;
      else if (event.key === "j" || event.key === "k") moveInRows(event.key === "j" ? 1 : -1);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  useSignalEffect(() => {
    if (!areKeysShown.value || list.peek() !== undefined) return;
    import("./keys.js").then(
      (module) => {
        list.value = module;
      },
      () => {
        areKeysShown.value = false;
      },
    );
  });
  if (!areKeysShown.value || list.value === undefined) return null;
  return <list.value.Keys routes={routes} onClose={() => (areKeysShown.value = false)} />;
}

/**
 * Whether the key is for an input method, which composes a word of it: its Enter takes a word, its Escape gives one up.
 * Safari ends the composing before it sends the key, which then has this code:
 * https://github.com/huntabyte/bits-ui/pull/2082
 */
export const isComposed = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** A row is the first link of a table row, or an element with `data-row`. */
function moveInRows(by: 1 | -1): void {
  const rows = [
    ...document.querySelectorAll<HTMLElement>("#content tbody tr td:first-child a, #content [data-row]"),
  ];
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement ? rows.indexOf(activeElement) : -1;
  // Without a focus in the list, it goes on from the row that is open.
  const index = focused < 0 ? rows.findIndex((row) => row.ariaCurrent === "true") : focused;
  const next = rows[index < 0 ? (by > 0 ? 0 : rows.length - 1) : index + by];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}
