import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { type Total, totalOf } from "../format.js";
import type { Loaded } from "../load.js";
import { go } from "../router.js";
import { Failure } from "./failure.js";
import { Skeleton } from "./page.js";

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ComponentChildren;
  /** The column that heads the card on a phone. */
  readonly lead?: boolean;
  /** Right-aligned, for numbers. */
  readonly number?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}

/** A table that turns each row into a card on a phone. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>): JSX.Element {
  return (
    <table class="table cards">
      <caption class="hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, number }) => (
            <th key={name} scope="col" class={number ? "number" : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ name, cell, lead, number }) => (
              <td key={name} data-label={name} class={lead ? "lead" : number ? "number" : undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ListingProps<Row> extends Omit<TableProps<Row>, "rows"> {
  readonly loaded: ReadonlySignal<Loaded<{ readonly items: readonly Row[]; readonly totalItems: number }>>;
  readonly empty: ComponentChildren;
}

/** A table of data from the marketplace. It covers loading, errors and an empty list too. */
export function Listing<Row>({ loaded, empty, ...table }: ListingProps<Row>): JSX.Element {
  const { value, error } = loaded.value;
  if (value === undefined) return error === undefined ? <Skeleton /> : <Failure error={error} />;
  return (
    <>
      {error !== undefined && <Failure error={error} />}
      {value.items.length === 0 ? empty : <Table {...table} rows={value.items} />}
    </>
  );
}

export function Pager({
  page,
  totalPages,
  total,
}: {
  readonly page: number;
  readonly totalPages: number;
  readonly total: Total;
}): JSX.Element {
  const to = (number: number): void => {
    const next = new URL(location.href);
    next.searchParams.set("page", String(number));
    go(next.href);
  };
  return (
    <footer class="row">
      <span class="muted">{`${totalOf(total)} in all`}</span>
      {totalPages > 1 && (
        <span class="row push">
          <button type="button" class="button small" disabled={page <= 1} onClick={() => to(page - 1)}>
            Newer
          </button>
          <span class="mono">{`${page} / ${totalPages}`}</span>
          <button
            type="button"
            class="button small"
            disabled={page >= totalPages}
            onClick={() => to(page + 1)}
          >
            Older
          </button>
        </span>
      )}
    </footer>
  );
}
