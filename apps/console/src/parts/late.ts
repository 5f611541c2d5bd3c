import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/**
 * Loads code when it is needed, and draws again when it is there. It is "gone" where the server has another version by
 * now, or was stopped; then it is loaded anew the next time that it is needed.
 */
export function useLate<Module extends object>(
  load: () => Promise<Module>,
  isNeeded = true,
): Module | "gone" | undefined {
  const loaded = useSignal<Module | "gone" | undefined>(undefined);
  useEffect(() => {
    if (!isNeeded || typeof loaded.peek() === "object") return;
    load().then(
      (module) => {
        loaded.value = module;
      },
      () => {
        loaded.value = "gone";
      },
    );
  }, [isNeeded, loaded]);
  return loaded.value;
}
