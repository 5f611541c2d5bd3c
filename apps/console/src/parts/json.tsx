import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Copy } from "./copy.js";

/** A view of JSON that can be folded and searched. */
export function Json({ value, label }: { readonly value: unknown; readonly label: string }): JSX.Element {
  const search = useSignal("");
  return (
    <div class="stack">
      <div class="row">
        <label class="field wide">
          <span class="hidden">{`Search in ${label}`}</span>
          <input
            class="input"
            type="search"
            placeholder="Search in it"
            onInput={(event) => (search.value = event.currentTarget.value)}
          />
        </label>
        <Copy text={JSON.stringify(value, null, 2)}>copy</Copy>
      </div>
      <div class="code json">
        <Node value={value} search={search.value.toLowerCase()} depth={0} />
      </div>
    </div>
  );
}

interface NodeProps {
  readonly name?: string;
  readonly value: unknown;
  readonly search: string;
  readonly depth: number;
}

function Node({ name, value, search, depth }: NodeProps): JSX.Element {
  const key =
    name === undefined ? null : (
      <b>
        <Found text={name} search={search} />
        {": "}
      </b>
    );
  if (typeof value !== "object" || value === null) {
    return (
      <span class="break">
        {key}
        <Found text={JSON.stringify(value) ?? "undefined"} search={search} />
      </span>
    );
  }
  const entries = Object.entries(value);
  const isList = Array.isArray(value);
  if (entries.length === 0) {
    return (
      <span>
        {key}
        {isList ? "[]" : "{}"}
      </span>
    );
  }
  const holds = search !== "" && JSON.stringify(value).toLowerCase().includes(search);
  return (
    <details open={depth < 2 || holds}>
      <summary>
        {key}
        <span class="muted">{isList ? `[${entries.length}]` : `{${entries.length}}`}</span>
      </summary>
      <ul>
        {entries.map(([child, item]) => (
          <li key={child}>
            <Node name={child} value={item} search={search} depth={depth + 1} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Found({ text, search }: { readonly text: string; readonly search: string }): JSX.Element {
  const at = search === "" ? -1 : text.toLowerCase().indexOf(search);
  if (at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + search.length)}</mark>
      {text.slice(at + search.length)}
    </>
  );
}
