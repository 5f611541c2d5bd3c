import type { JSX } from "preact";
import { beginTour, goOn, hasTour, tour } from "../../tour/state.js";
import { TOUR } from "../../tour/steps.js";

/** Leads to the tour of the demo, from its beginning or where it was left. */
export function TakeTour(): JSX.Element | null {
  const state = tour.value;
  if (!hasTour || state?.isOpen === true) return null;
  const isUnderWay = state !== undefined && state.at < TOUR.length;
  return (
    <section class="sheet" aria-label="Tour of the demo">
      <header>
        <h2>{`A tour of ${TOUR.length} steps`}</h2>
        <button
          type="button"
          class={state === undefined ? "button small main push" : "button small push"}
          onClick={isUnderWay ? goOn : beginTour}
        >
          {isUnderWay ? `Go on with step ${state.at + 1}` : "Take the tour"}
        </button>
      </header>
      <p class="inside muted">
        Order, see the event, send it again, move the clock, and connect a receiver of your own. You can leave
        at any time, and go on later.
      </p>
    </section>
  );
}
