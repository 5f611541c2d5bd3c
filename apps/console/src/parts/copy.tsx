import { useSignal } from "@preact/signals";
import type { JSX } from "preact";

/** Text that is copied with a click. */
export function Copy({ text, children }: { readonly text: string; readonly children?: string }): JSX.Element {
  const done = useSignal(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // A page over plain HTTP has no clipboard. The reader can still select the text.
      return;
    }
    done.value = true;
    setTimeout(() => {
      done.value = false;
    }, 1_200);
  };
  return (
    <button type="button" class={done.value ? "copy mono done" : "copy mono"} title="Copy" onClick={copy}>
      {done.value ? "copied" : (children ?? text)}
    </button>
  );
}
