import type { JSX } from "preact";
import { Failure, OtherRoles } from "./failure.js";
import { Skeleton } from "./page.js";
import { tell } from "./tell.js";

/** A link to the list of all things of a kind. */
export interface Way {
  readonly href: string;
  readonly label: string;
}

interface ReadingProps {
  /** The error of the reading; undefined while it is still under way. */
  readonly error: unknown;
  /** About how many lines the content will take. */
  readonly lines?: number | undefined;
}

/** Stands where content will be until it is read, or says why it could not be read. */
export function Reading({ error, lines }: ReadingProps): JSX.Element {
  return error === undefined ? <Skeleton lines={lines} /> : <Failure error={error} />;
}

interface UnreadProps extends ReadingProps {
  readonly all: Way;
}

/** Shown until an object is loaded, or if that fails. Then it says why, and where to go from here. */
export function Unread({ error, lines, all: { href, label } }: UnreadProps): JSX.Element {
  return (
    <div class="sheet stack">
      <Reading error={error} lines={lines} />
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
