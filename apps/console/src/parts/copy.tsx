import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { say } from "./said.js";

/** Text that is copied with a click. */
export function Copy({ text, children }: { readonly text: string; readonly children?: string }): JSX.Element {
  const done = useSignal(false);
  const copy = async (button: HTMLElement): Promise<void> => {
    if (!(await toClipboard(text, button))) {
      say("The browser does not let this page copy.", "fail");
      return;
    }
    done.value = true;
    setTimeout(() => {
      done.value = false;
    }, 1_200);
  };
  return (
    <button
      type="button"
      class={done.value ? "copy mono done" : "copy mono"}
      title="Copy"
      onClick={({ currentTarget }) => void copy(currentTarget)}
    >
      {done.value ? "copied" : (children ?? text)}
    </button>
  );
}

/** Answers whether the text is on the clipboard now. */
async function toClipboard(text: string, button: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A page over plain HTTP has no clipboard: https://developer.mozilla.org/docs/Web/API/Clipboard_API
    return copySelected(text, button);
  }
}

/** Selects a text and copies that, as a reader would. Answers whether the browser did it. */
function copySelected(text: string, button: HTMLElement): boolean {
  const area = document.createElement("textarea");
  area.className = "hidden";
  area.readOnly = true;
  area.value = text;
  // Beside the button: outside of a dialog that is open nothing can be selected.
  button.after(area);
  area.select();
  try {
    return document.execCommand("copy");
  } finally {
    area.remove();
    button.focus();
  }
}
