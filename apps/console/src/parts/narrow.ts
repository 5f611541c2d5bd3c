import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

// As in the style sheets: below it the rail is gone.
const NARROW = "(max-width: 900px)";

/** Whether the window is narrow, as on a phone. */
export function useNarrow(): boolean {
  const is = useSignal(matchMedia(NARROW).matches);
  useEffect(() => {
    const list = matchMedia(NARROW);
    const note = (): void => {
      is.value = list.matches;
    };
    list.addEventListener("change", note);
    return () => list.removeEventListener("change", note);
  }, [is]);
  return is.value;
}
