import type { JSX } from "preact";
import { OutOfDate } from "../../frame/out-of-date.js";
import { useLate } from "../../parts/late.js";
import { Page, Skeleton } from "../../parts/page.js";
import { isAdmin, isCustomer, session } from "../../session.js";

export function Overview(): JSX.Element {
  // All below the headline is loaded after it, in one file.
  const later = useLate(() => import("./later.js"));
  if (later === "gone") return <OutOfDate />;
  return (
    <Page title={`Good to see you, ${session.value?.name ?? ""}`} about="What needs attention comes first.">
      {later === undefined ? (
        <Skeleton />
      ) : (
        <>
          <later.TakeTour />
          <later.Figures />
          {isAdmin.value && <later.FirstSteps />}
          {!isCustomer.value && <later.Failures />}
          <later.HeldBack />
          <div class="split two">
            {!isCustomer.value && <later.Failing />}
            <later.Waiting />
          </div>
          <later.Money />
          {!isCustomer.value && <later.Certification />}
        </>
      )}
    </Page>
  );
}
