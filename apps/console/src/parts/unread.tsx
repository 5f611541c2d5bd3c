import type { JSX } from "preact";
import { Failure, OtherRoles, tell } from "./failure.js";
import { Skeleton } from "./page.js";

/** Where all things of a kind are. */
export interface Way {
  readonly href: string;
  readonly label: string;
}

interface UnreadProps {
  /** Why it could not be read; undefined while it is being read. */
  readonly error: unknown;
  /** The lines that it will have, about. */
  readonly lines: number;
  readonly all: Way;
}

/** In place of a thing that is not read yet, or that could not be read: then why, and where to go from here. */
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
