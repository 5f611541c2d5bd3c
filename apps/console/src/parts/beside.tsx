import type { ComponentChildren, JSX } from "preact";
import { go } from "../router.js";
import { Failure } from "./failure.js";
import { Skeleton } from "./page.js";

interface BesideProps {
  /** The name of the panel for screen readers. */
  readonly label: string;
  readonly title: ComponentChildren;
  /** The stamp with the state of the entry. */
  readonly stamp?: ComponentChildren;
  readonly actions?: ComponentChildren;
  /** The address of the list. Closing the entry returns there and keeps the filters. */
  readonly list: string;
  readonly error: unknown;
  readonly isRead: boolean;
  readonly children: ComponentChildren;
}

/** One entry of a log, shown next to the list. Escape closes it. */
export function Beside({
  label,
  title,
  stamp,
  actions,
  list,
  error,
  isRead,
  children,
}: BesideProps): JSX.Element {
  const address = `${list}${location.search}`;
  const close = (): void => go(address);
  return (
    <section
      class="sheet"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <header>
        <a class="button small back" href={address}>
          ← All
        </a>
        <h2 class="break">{title}</h2>
        {stamp}
        <span class="row push">
          {actions}
          <button type="button" class="button small quiet" aria-label="Close" onClick={close}>
            ✕
          </button>
        </span>
      </header>
      {error !== undefined && (
        <div class="inside">
          <Failure error={error} />
        </div>
      )}
      {isRead ? children : error === undefined && <Skeleton lines={8} />}
    </section>
  );
}
