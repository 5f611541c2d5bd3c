import type { JSX } from "preact";
import { useLate } from "../parts/late.js";
import { tour } from "./state.js";

/** The tour, loaded when it is open: few readers take it, and none needs it for the first page. */
export function LateTour(): JSX.Element | null {
  const isOpen = tour.value?.isOpen === true;
  const late = useLate(() => import("./tour.js"), isOpen);
  // The pages say themselves that they are out of date.
  if (!isOpen || late === undefined || late === "gone") return null;
  return <late.Tour />;
}
