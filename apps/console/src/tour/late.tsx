import { useSignal } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { tour } from "./state.js";

/** The tour, loaded when it is open: few readers take it, and none needs it for the first page. */
export function LateTour(): JSX.Element | null {
  const loaded = useSignal<{ readonly Tour: ComponentType } | undefined>(undefined);
  const isOpen = tour.value?.isOpen === true;
  useEffect(() => {
    if (!isOpen) return;
    import("./tour.js").then(
      (module) => {
        loaded.value = module;
      },
      // The pages say themselves that they are out of date.
      () => undefined,
    );
  }, [isOpen, loaded]);
  const Tour = loaded.value?.Tour;
  return isOpen && Tour !== undefined ? <Tour /> : null;
}
