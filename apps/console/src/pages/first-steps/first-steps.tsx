import type { JSX } from "preact";
import { Page } from "../../parts/page.js";
import { Checklist } from "./checklist.js";

/** Sets a marketplace up from nothing. */
export function FirstSteps(): JSX.Element {
  return (
    <Page
      title="First steps"
      about="Each step is a form here, a call of the SDK, and a request for curl: take what you like. Put your own secrets in place of …"
    >
      <Checklist />
    </Page>
  );
}
