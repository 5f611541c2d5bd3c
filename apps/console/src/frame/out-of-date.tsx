import type { JSX } from "preact";

/** A page's scripts cannot be loaded once the server was updated or stopped. */
export function OutOfDate(): JSX.Element {
  return (
    <div class="notice wait" role="alert">
      <p>This page could not be loaded: the server was stopped or updated.</p>
      <p>
        <button type="button" class="button small" onClick={() => location.reload()}>
          Load it again
        </button>
      </p>
    </div>
  );
}
