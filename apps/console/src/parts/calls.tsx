import type { JSX } from "preact";
import { calls } from "../calls.js";
import { Copy } from "./copy.js";

/** Shows the API calls with which a program gets the data of this page. */
export function Calls(): JSX.Element {
  return (
    <details class="calls">
      <summary>{`The calls behind this page (${calls.value.length})`}</summary>
      <ol>
        {calls.value.map(({ sdk, curl }) => (
          <li key={sdk}>
            <Line text={sdk} />
            {curl !== "" && <Line text={curl} />}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Line({ text }: { readonly text: string }): JSX.Element {
  return (
    <div class="line">
      <pre class="code">{text}</pre>
      <Copy text={text}>copy</Copy>
    </div>
  );
}
