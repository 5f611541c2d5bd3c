import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { focusOn } from "../places.js";
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

/** Whether a dialog or an input takes the key. */
const isUsed = ({ target }: KeyboardEvent): boolean =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof Element && target.matches("input, textarea, select"));

const isHidden = (element: Element | null): boolean =>
  element !== null && element.getClientRects().length === 0;

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
  const heading = useRef<HTMLHeadingElement>(null);
  const close = (): void => {
    const row = document.querySelector("[data-row][aria-current=true]")?.getAttribute("href");
    go(address);
    if (row) focusOn(`[data-row][href="${CSS.escape(row)}"]`);
  };
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    // On a narrow screen the list with the focus is hidden now, and the browser may have taken the focus off it already.
    const focused = document.activeElement ?? document.body;
    const shownList = heading.current?.closest(".beside")?.firstElementChild;
    const isLost = focused === document.body && shownList !== undefined && isHidden(shownList);
    if (isLost || isHidden(focused)) heading.current?.focus({ preventScroll: true });
    const press = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || isUsed(event)) return;
      latest.current();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return (
    <section class="sheet" aria-label={label}>
      <header>
        <a class="button small back" href={address}>
          ← All
        </a>
        <h2 class="break" tabIndex={-1} ref={heading}>
          {title}
        </h2>
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
