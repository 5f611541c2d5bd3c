import type { JSX } from "preact";
import { isMoved, machineNow, now } from "../../clock.js";
import { toDay, toTime } from "../../format.js";
import { OtherRoles } from "../../parts/failure.js";
import { Page } from "../../parts/page.js";
import { isAdmin } from "../../session.js";
import "../../styles/clock.css";
import { Due } from "./due.js";
import { Moves } from "./moves.js";
import { Past } from "./past.js";

export function Clock(): JSX.Element {
  return (
    <Page
      title="Clock"
      about="The marketplace has its own clock. Moving it ahead runs everything that falls due on the way: renewals, invoices, metric polls, expiries."
    >
      <div class="split two">
        <section class="sheet" aria-label="Now">
          <div class="inside stack">
            <Dial />
            {isAdmin.value ? <Moves /> : <NotYours />}
          </div>
        </section>
        <div class="stack">
          <Due />
          {isAdmin.value && <Past />}
        </div>
      </div>
    </Page>
  );
}

function Dial(): JSX.Element {
  return (
    <div class="dial">
      <b>{toTime(now.value)}</b>
      <span>{toDay(now.value)}</span>
      <small class="muted">
        {isMoved.value
          ? `Your own clock: ${toTime(machineNow.value)}, ${toDay(machineNow.value)}`
          : "The same as your own clock"}
      </small>
    </div>
  );
}

function NotYours(): JSX.Element {
  return (
    <div class="notice rest">
      <p>Only an administrator moves the clock.</p>
      <OtherRoles roles={["ROLE_ADMIN"]} />
    </div>
  );
}
