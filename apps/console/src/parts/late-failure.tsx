import type { JSX } from "preact";
import { OutOfDate } from "../frame/out-of-date.js";
import { useLate } from "./late.js";

/**
 * Shows an error on a page that is drawn before the SDK is loaded. The code that reads the SDK's errors is loaded only
 * when one occurs.
 */
export function LateFailure({ error }: { readonly error: unknown }): JSX.Element | null {
  const late = useLate(() => import("./failure.js"), error !== undefined);
  if (error === undefined || late === undefined) return null;
  return late === "gone" ? <OutOfDate /> : <late.Failure error={error} isRetried={false} />;
}
