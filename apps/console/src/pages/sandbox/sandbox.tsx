import type { JSX } from "preact";
import { OtherRoles } from "../../parts/failure.js";
import { Empty, Page } from "../../parts/page.js";
import { isAdmin } from "../../session.js";
import { Faults } from "./faults.js";
import { Snapshots } from "./snapshots.js";

/** What makes things go wrong on purpose, and what makes them as they were. */
export function Sandbox(): JSX.Element {
  return (
    <Page
      title="Faults and snapshots"
      about="Break the traffic on purpose and see how a receiver takes it. Keep a copy first, and go back to it."
    >
      {isAdmin.value ? (
        <div class="split two">
          <Faults />
          <Snapshots />
        </div>
      ) : (
        <div class="sheet">
          <Empty title="This is the administrator's">
            <OtherRoles />
          </Empty>
        </div>
      )}
    </Page>
  );
}
