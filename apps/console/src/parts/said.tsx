import { signal } from "@preact/signals";
import type { JSX } from "preact";

interface Words {
  readonly text: string;
  readonly tone: "wait" | "ok" | "fail";
}

const said = signal<Words | undefined>(undefined);

/** Milliseconds. What has ended is shown this long, what goes on until it ends. */
const SHOWN = 12_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says what an action does, or did, on every page and to a screen reader. */
export function say(text: string, tone: Words["tone"] = "ok"): void {
  clearTimeout(timer);
  said.value = { text, tone };
  if (tone !== "wait") timer = setTimeout(() => (said.value = undefined), SHOWN);
}

export function Said(): JSX.Element {
  const words = said.value;
  return (
    <div class="said" role="status">
      {words !== undefined && <p class={`notice ${words.tone}`}>{words.text}</p>}
    </div>
  );
}
