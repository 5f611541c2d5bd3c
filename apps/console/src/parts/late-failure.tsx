import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { OutOfDate } from "../frame/out-of-date.js";
import type { Failure } from "./failure.js";

/**
 * Shows an error on a page that is drawn before the SDK is loaded. The code that reads the SDK's errors is loaded only
 * when one occurs.
 */
export function LateFailure({ error }: { readonly error: unknown }): JSX.Element | null {
  const reader = useSignal<{ readonly Failure: typeof Failure } | "gone" | undefined>(undefined);
  useEffect(() => {
    if (error === undefined) return;
    import("./failure.js").then(
      (loaded) => {
        reader.value = loaded;
      },
      () => {
        reader.value = "gone";
      },
    );
  }, [error]);
  if (error === undefined || reader.value === undefined) return null;
  return reader.value === "gone" ? <OutOfDate /> : <reader.value.Failure error={error} isRetried={false} />;
}
