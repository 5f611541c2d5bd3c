import type { JSX } from "preact";
import { useLoad } from "../../load.js";
import { Checklist } from "../first-steps/checklist.js";

export { Failures } from "../deliveries/failures.js";
export { Failing, Waiting } from "./attention.js";
export { Certification } from "./certification.js";
export { Figures } from "./figures.js";
export { HeldBack } from "./held-back.js";
export { Money } from "./money.js";
export { TakeTour } from "./take-tour.js";

/** What to do first, on a marketplace on which nothing was ordered. */
export function FirstSteps(): JSX.Element | null {
  const orders = useLoad((client) => client.orders.count());
  return orders.value.value?.totalItems === 0 ? <Checklist /> : null;
}
