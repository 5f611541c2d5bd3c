import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { inTab } from "../stored.js";

const PREFIX = "console.draft ";

type Typed = Record<string, string>;

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isInput = (element: unknown): element is Input =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Secrets and files are never kept. */
const isKept = (input: Input): boolean =>
  !["password", "file", "submit", "button", "hidden"].includes(input.type) && nameOf(input) !== "";

/**
 * The same input has the same name after a reload, and in another plan's form: its own, or else its label. Boxes that
 * are checked for one list share a name, so their values tell them apart.
 */
function nameOf(input: Input): string {
  if (input.type === "checkbox" && input.name !== "") return `${input.name}=${input.value}`;
  return input.name || (input.labels?.[0]?.querySelector("span")?.textContent ?? "");
}

const contentOf = (input: Input): string =>
  input instanceof HTMLInputElement && input.type === "checkbox" ? String(input.checked) : input.value;

/**
 * Keeps what is typed into a form in this tab until it is sent: through Escape, another plan, another account and a
 * reload.
 *
 * @param key - names the form. Forms with the same key share what they have in common.
 * @returns a function that forgets it, for when it was sent.
 */
export function useDraft(form: RefObject<HTMLElement | null>, key: string): () => void {
  const stored = `${PREFIX}${key}`;
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const filled = new WeakSet<Input>();
    let isFilling = false;
    const keep = ({ target }: Event): void => {
      if (isFilling || !isInput(target) || !isKept(target)) return;
      const typed = { ...read(stored), [nameOf(target)]: contentOf(target) };
      inTab.write(stored, JSON.stringify(typed));
    };
    // Inputs are drawn later too: when the data of the form has come, or a choice opens others.
    const fill = (): void => {
      const typed = read(stored);
      for (const input of element.querySelectorAll<Input>("input, select, textarea")) {
        const value = isKept(input) ? typed[nameOf(input)] : undefined;
        if (filled.has(input) || value === undefined || value === contentOf(input)) continue;
        if (input instanceof HTMLSelectElement && ![...input.options].some((one) => one.value === value))
          continue;
        filled.add(input);
        if (input instanceof HTMLInputElement && input.type === "checkbox") input.checked = value === "true";
        else input.value = value;
        isFilling = true;
        for (const kind of ["input", "change"]) input.dispatchEvent(new Event(kind, { bubbles: true }));
        isFilling = false;
      }
    };
    fill();
    const watch = new MutationObserver(fill);
    watch.observe(element, { childList: true, subtree: true });
    for (const kind of ["input", "change"]) element.addEventListener(kind, keep);
    return () => {
      watch.disconnect();
      for (const kind of ["input", "change"]) element.removeEventListener(kind, keep);
    };
  }, [stored]);
  return () => inTab.write(stored, undefined);
}

/** Forgets all of them, for when the reader signs out. */
export function forgetDrafts(): void {
  for (const key of inTab.keys()) if (key.startsWith(PREFIX)) inTab.write(key, undefined);
}

const read = (stored: string): Typed => inTab.readAs<Typed>(stored) ?? {};
