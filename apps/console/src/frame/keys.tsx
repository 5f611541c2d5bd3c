import type { JSX } from "preact";
import { Dialog } from "../parts/action.js";
import type { Route } from "../routes.js";

interface KeysProps {
  readonly routes: readonly Route[];
  readonly onClose: () => void;
}

/** The keys that every page understands. */
export function Keys({ routes, onClose }: KeysProps): JSX.Element {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl class="facts">
        <Key keys="/ Ctrl+K">search, go to a page, or do something</Key>
        <Key keys="j k">the next row, the row before</Key>
        <Key keys="Enter">open the row</Key>
        <Key keys="Esc">leave an input, close what is open</Key>
        {routes.map(({ key, title }) =>
          key === undefined ? null : (
            <Key key={key} keys={`g ${key}`}>
              {title}
            </Key>
          ),
        )}
      </dl>
    </Dialog>
  );
}

function Key({ keys, children }: { readonly keys: string; readonly children: string }): JSX.Element {
  return (
    <>
      <dt>
        {keys.split(" ").map((one) => (
          <kbd key={one}>{one}</kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </>
  );
}
