import { type Signal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { marketplace } from "../marketplace.js";
import { Mark } from "../parts/icons.js";
import { theme } from "../theme.js";
import type { Entry, Reference } from "./document.js";
import { OperationView } from "./operation.js";

/** The API reference, to read and to try: operations on the left, the selected one on the right. */
export function ReferencePage({
  reference,
  place,
}: {
  readonly reference: Reference;
  readonly place: Signal<string>;
}): JSX.Element {
  const filter = useSignal("");
  const shown = useComputed(() => {
    const words = filter.value.toLowerCase().split(/\s+/);
    return reference.entries.filter((entry) => words.every((word) => textOf(entry).includes(word)));
  });
  const current = reference.entries.find(({ id }) => id === place.value);
  useSignalEffect(() => {
    document.title = `${reference.entries.find(({ id }) => id === place.value)?.summary ?? "API reference"} | Marketplace`;
    if (place.value === "") return;
    // Wait until the operation is drawn, so that a screen reader starts at the new heading.
    requestAnimationFrame(() => {
      scrollTo(0, 0);
      document.getElementById("operation")?.focus();
    });
  });
  const { info, tags } = reference.document;
  return (
    <div class="reference">
      <header class="top">
        <a class="button small skip" href="#reference-main">
          Skip to the operation
        </a>
        <span class="brand">
          <Mark />
          SyndiKit
        </span>
        <a href="/">Console</a>
        <a href="/guide/">Guide</a>
        <a href="/openapi.json">openapi.json</a>
        <button
          type="button"
          class="button small push"
          onClick={() => (theme.value = theme.value === "dark" ? "light" : "dark")}
        >
          Light or dark
        </button>
      </header>
      <nav aria-label="Operations">
        <label class="field">
          <span>{`Find one of ${reference.entries.length} operations`}</span>
          <input
            class="input"
            type="search"
            placeholder="order, PATCH, subscriptionGet"
            onInput={(event) => (filter.value = event.currentTarget.value)}
          />
        </label>
        {shown.value.length === 0 && <p>No operation has these words.</p>}
        {tags.map(({ name }) => {
          const entries = shown.value.filter(({ tag }) => tag === name);
          if (entries.length === 0) return null;
          return (
            <details key={name} open={filter.value !== "" || current?.tag === name}>
              <summary>{name}</summary>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <a href={`#/${entry.id}`} aria-current={entry.id === current?.id ? "page" : undefined}>
                      <span class="method">{entry.method}</span> {entry.summary}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          );
        })}
      </nav>
      <main id="reference-main">
        {current === undefined ? (
          <article class="stack">
            <h1>API reference</h1>
            <p>{`${info.title}, version ${info.version}, of the marketplace ${marketplace.environment}.`}</p>
            <p>{info.description}</p>
            {place.value !== "" && <p role="alert">{`There is no operation ${place.value}.`}</p>}
            <dl>
              {tags.map(({ name, description }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{description}</dd>
                </div>
              ))}
            </dl>
          </article>
        ) : (
          <>
            <h1 class="hidden">API reference</h1>
            <OperationView reference={reference} entry={current} />
          </>
        )}
      </main>
    </div>
  );
}

const textOf = ({ id, method, path, tag, summary, sdk }: Entry): string =>
  [id, method, path, tag, summary, sdk].join(" ").toLowerCase();
