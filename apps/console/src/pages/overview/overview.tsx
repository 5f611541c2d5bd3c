import { useSignal } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { OutOfDate } from "../../frame/out-of-date.js";
import { Page, Skeleton } from "../../parts/page.js";
import { isAdmin, isCustomer, session } from "../../session.js";

/** All below the headline: it is loaded after it, in one file. */
interface Later {
  readonly Figures: ComponentType;
  readonly FirstSteps: ComponentType;
  readonly Failures: ComponentType;
  readonly HeldBack: ComponentType;
  readonly Failing: ComponentType;
  readonly Waiting: ComponentType;
  readonly Money: ComponentType;
  readonly TakeTour: ComponentType;
  readonly Certification: ComponentType;
}

export function Overview(): JSX.Element {
  const loaded = useSignal<Later | "gone" | undefined>(undefined);
  useEffect(() => {
    import("./later.js").then(
      (module) => {
        loaded.value = module;
      },
      () => {
        loaded.value = "gone";
      },
    );
  }, [loaded]);
  const later = loaded.value;
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
