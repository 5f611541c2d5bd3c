import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../parts/icons.js";
import { say } from "../parts/said.js";
import { isSearching } from "./open.js";
import type { Palette } from "./palette.js";

/** What was typed while the palette was being loaded. */
let ahead = "";

/** Opens the palette, which finds objects and pages and does things. It is loaded when somebody may soon ask for it. */
export function Search(): JSX.Element {
  const loaded = useSignal<{ readonly Palette: typeof Palette } | undefined>(undefined);
  const load = async (): Promise<void> => {
    if (loaded.peek() !== undefined) return;
    try {
      loaded.value = await import("./palette.js");
    } catch {
      if (!isSearching.peek()) return;
      isSearching.value = false;
      say("The search could not be loaded: the server was stopped or updated. Load the page again.", "fail");
    }
  };
  useEffect(() => {
    const keep = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      void load();
      const isWaiting = isSearching.peek() && loaded.peek() === undefined;
      if (isWaiting && [...key].length === 1 && !ctrlKey && !metaKey && !altKey) ahead += key;
    };
    // After the shortcut that opens it, which is no part of what is typed.
    addEventListener("keyup", load, { once: true });
    addEventListener("keydown", keep, { capture: true });
    return () => removeEventListener("keydown", keep, { capture: true });
  }, []);
  const open = (): void => {
    ahead = "";
    isSearching.value = true;
    void load();
  };
  return (
    <>
      <search class="search">
        <button
          type="button"
          class="input"
          aria-label="Search, or do something"
          aria-haspopup="dialog"
          aria-keyshortcuts="/ Control+K Meta+K"
          onPointerEnter={load}
          onFocus={load}
          onClick={open}
        >
          <Icon name="search" />
          <span>Search, or do something</span>
          <kbd>/</kbd>
        </button>
      </search>
      {isSearching.value && loaded.value !== undefined && (
        <loaded.value.Palette
          typed={ahead}
          onClose={() => {
            ahead = "";
            isSearching.value = false;
          }}
        />
      )}
    </>
  );
}
