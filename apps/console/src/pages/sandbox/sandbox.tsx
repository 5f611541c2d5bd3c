import type { JSX } from "preact";
import { Page } from "../../parts/page.js";
import { Faults } from "./faults.js";
import { Snapshots } from "./snapshots.js";

export function Sandbox(): JSX.Element {
  return (
    <Page
      title="Faults and snapshots"
      about="Break the traffic on purpose and see how a receiver takes it. Keep a copy first, and go back to it."
    >
      <div class="split two">
        <Faults />
        <Snapshots />
      </div>
    </Page>
  );
}
