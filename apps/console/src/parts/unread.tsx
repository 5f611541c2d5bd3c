import type { JSX } from "preact";
import { Failure, OtherRoles } from "./failure.js";
import { Skeleton } from "./page.js";
import { tell } from "./tell.js";

/** A link to the list of all things of a kind. */
export interface Way {
  readonly href: string;
  readonly label: string;
}

interface UnreadProps {
  /** The error of the reading; undefined while it is still under way. */
  readonly error: unknown;
  /** About how many lines the content will take. */
  readonly lines: number;
  readonly all: Way;
}

/** Shown until an object is loaded, or if that fails. Then it says why, and where to go from here. */
export function Unread({ error, lines, all: { href, label } }: UnreadProps): JSX.Element {
  return (
    <div class="sheet stack">
      {error === undefined ? <Skeleton lines={lines} /> : <Failure error={error} />}
      {tell(error).status === 404 && (
        <div class="inside stack">
          <p>It may belong to another account.</p>
          <OtherRoles />
          <p>
            <a class="button" href={href}>
              {label}
            </a>
          </p>
        </div>
      )}
    </div>
  );
}
