import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

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

/** The places where it can be said: the page, and each dialog that is open. */
const places = signal<readonly symbol[]>([]);

/** Where it is said. Behind a dialog nothing is read to anybody, so the place that came last has the words. */
export function Said(): JSX.Element {
  const mine = useRef(Symbol("a place"));
  useEffect(() => {
    places.value = [...places.peek(), mine.current];
    return () => {
      places.value = places.peek().filter((place) => place !== mine.current);
    };
  }, []);
  const words = places.value.at(-1) === mine.current ? said.value : undefined;
  return (
    <div class="said" role="status">
      {words !== undefined && <p class={`notice ${words.tone}`}>{words.text}</p>}
    </div>
  );
}
