import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { count } from "../../format.js";
import { useLoad } from "../../load.js";
import { Failure } from "../../parts/failure.js";
import { Field } from "../../parts/field.js";
import { Empty, Page, Skeleton } from "../../parts/page.js";
import { Stamp } from "../../parts/stamp.js";
import { Table } from "../../parts/table.js";
import { Reading } from "../../parts/unread.js";
import { query, setQuery } from "../../router.js";
import "../../styles/compare.css";
import { type Compared, changedPart, compare, textOf, typeOf } from "./differences.js";
import { FORMS, isThing, readOthers, readThing, type Thing } from "./things.js";

/** Two events, tries or subscriptions, field by field. Which two is in the address. */
export function Compare(): JSX.Element {
  const [first, second] = [query.value.get("a") ?? "", query.value.get("b") ?? ""];
  const swap = (): void => setQuery({ a: second, b: first });
  return (
    <Page
      title="Compare"
      about="What differs between two events, two tries of one, or two subscriptions, field by field. The address keeps which."
    >
      <search class="filters" aria-label="What is compared">
        <Entered label="First" name="a" value={first} />
        <Entered label="Second" name="b" value={second} />
        <button type="button" class="button" onClick={swap} disabled={first === "" || second === ""}>
          Swap them
        </button>
      </search>
      {!isThing(first) ? (
        <Start first={first} />
      ) : !isThing(second) ? (
        <Others key={first} first={first} second={second} />
      ) : (
        <Two key={`${first} ${second}`} first={first} second={second} />
      )}
    </Page>
  );
}

function Entered({
  label,
  name,
  value,
}: {
  readonly label: string;
  readonly name: "a" | "b";
  readonly value: string;
}): JSX.Element {
  const wrong = value === "" || isThing(value) ? undefined : `Write it as ${FORMS.join(", or ")}.`;
  return (
    <Field
      label={label}
      value={value}
      placeholder="event/12"
      wrong={wrong}
      onValue={(text) => setQuery({ [name]: text })}
    />
  );
}

function Start({ first }: { readonly first: string }): JSX.Element {
  return (
    <div class="sheet">
      <Empty title={first === "" ? "Two things are compared" : `“${first}” cannot be compared`}>
        <p>
          Enter them above, as{" "}
          {FORMS.map((form) => (
            <code key={form}>{`${form} `}</code>
          ))}
          . Or begin at a try of an event, or at a subscription: each leads here.
        </p>
      </Empty>
    </div>
  );
}

/** What the first may be compared with. */
function Others({ first, second }: { readonly first: string; readonly second: string }): JSX.Element {
  const loaded = useLoad(async (client) => readOthers(client, await readThing(client, first)), {
    live: false,
  });
  const { value, error } = loaded.value;
  return (
    <section class="sheet" aria-label="Compare it with">
      <header>
        <h2>
          {second === "" ? `Compare ${first} with` : `“${second}” cannot be compared. Compare ${first} with`}
        </h2>
      </header>
      {error !== undefined && (
        <div class="inside">
          <Failure error={error} />
        </div>
      )}
      {value === undefined && error === undefined && <Skeleton lines={4} />}
      {value?.length === 0 && <p class="inside muted">There is no other of its kind. Enter one above.</p>}
      <ul class="entries">
        {value?.map((other) => (
          <li key={other}>
            <a href={`/compare?${new URLSearchParams({ a: first, b: other })}`}>{other}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Two({ first, second }: { readonly first: string; readonly second: string }): JSX.Element {
  const isAllShown = useSignal(false);
  const loaded = useLoad(async (client) => {
    const [one, other] = await Promise.all([readThing(client, first), readThing(client, second)]);
    return { one, other, fields: compare(one.value, other.value) };
  });
  const { value, error } = loaded.value;
  if (value === undefined) return <Reading error={error} lines={8} />;
  const { one, other, fields } = value;
  const differing = fields.filter(({ difference }) => difference !== "same");
  const same = fields.length - differing.length;
  const isDiffering = differing.length === 1 ? "differs" : "differ";
  return (
    <section class="sheet differences" aria-label="What differs">
      <header>
        <h2 aria-live="polite">
          {differing.length === 0
            ? `They are the same, in ${count(same, "field")}.`
            : `${count(differing.length, "field")} ${isDiffering}, ${same} ${same === 1 ? "is" : "are"} the same.`}
        </h2>
        {same > 0 && (
          <label class="row push">
            <input
              type="checkbox"
              checked={isAllShown.value}
              onChange={({ currentTarget }) => (isAllShown.value = currentTarget.checked)}
            />
            Show what is the same
          </label>
        )}
      </header>
      <Failure error={error} />
      <Table
        caption={`${one.title} and ${other.title}`}
        rows={isAllShown.value ? fields : differing}
        keyOf={({ field }) => field}
        columns={[
          {
            name: "Field",
            lead: true,
            cell: ({ field }) => <span class="mono break">{field || "the value"}</span>,
          },
          { name: "How", cell: ({ difference }) => <How difference={difference} /> },
          { name: one.title, cell: (row) => <Side row={row} side="first" /> },
          { name: other.title, cell: (row) => <Side row={row} side="second" /> },
        ]}
      />
      <p class="inside row">
        <Whole thing={one} />
        <Whole thing={other} />
      </p>
    </section>
  );
}

function Whole({ thing: { title, href } }: { readonly thing: Thing }): JSX.Element {
  return (
    <a class="break" href={href}>
      {title}
    </a>
  );
}

/** In words too: colours alone would not tell it. */
function How({ difference }: Pick<Compared, "difference">): JSX.Element {
  const tone = difference === "same" ? "rest" : difference === "changed" ? "wait" : "fail";
  return <Stamp tone={tone}>{difference}</Stamp>;
}

function Side({ row, side }: { readonly row: Compared; readonly side: "first" | "second" }): JSX.Element {
  const value = row[side];
  if (value === undefined) return <span class="muted">absent</span>;
  if (value === "") return <span class="muted">an empty text</span>;
  const other = row[side === "first" ? "second" : "first"];
  const text = textOf(value);
  return (
    <span class="mono break compared">
      {row.difference === "changed" && other !== undefined ? (
        <Marked text={text} other={textOf(other)} />
      ) : (
        text
      )}
      {other !== undefined && typeOf(value) !== typeOf(other) && (
        <small class="muted">{` ${typeOf(value)}`}</small>
      )}
    </span>
  );
}

/** Marks the part of a text that the other does not have. */
function Marked({ text, other }: { readonly text: string; readonly other: string }): JSX.Element {
  const [begin, changed, end] = changedPart(text, other);
  return (
    <>
      {begin}
      <mark>{changed}</mark>
      {end}
    </>
  );
}
