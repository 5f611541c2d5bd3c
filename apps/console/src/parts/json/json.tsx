import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Copy } from "../copy.js";
import { occurrenceOf } from "./occurrence.js";

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
        <Node value={value} search={occurrenceOf(search.value)} depth={0} />
      </div>
    </div>
  );
}

interface NodeProps {
  readonly name?: string;
  readonly value: unknown;
  readonly search: RegExp | undefined;
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
  const holds = search?.test(JSON.stringify(value)) === true;
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

function Found({
  text,
  search,
}: {
  readonly text: string;
  readonly search: RegExp | undefined;
}): JSX.Element {
  const found = search?.exec(text);
  if (!found) return <>{text}</>;
  const [words] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <mark>{words}</mark>
      {text.slice(found.index + words.length)}
    </>
  );
}
