import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { type Total, totalOf } from "../format.js";
import type { Loaded } from "../load.js";
import { Failure } from "./failure.js";
import { Reading } from "./unread.js";

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ComponentChildren;
  /** The column that heads the card on a phone. */
  readonly lead?: boolean;
  /** Right-aligned, for numbers. */
  readonly number?: boolean;
  /** The field of the API by which the list is sorted when the header is clicked. */
  readonly sort?: string;
}

/** How a list is sorted, and how that is changed. */
export interface Sorting {
  readonly field: string;
  readonly isDescending: boolean;
  readonly sort: (field: string) => void;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly sorting?: Sorting;
}

/** A table that turns each row into a card on a phone. */
export function Table<Row>({ caption, columns, rows, keyOf, sorting }: TableProps<Row>): JSX.Element {
  return (
    <table class="table cards">
      <caption class="hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, number, sort }) => (
            <th
              key={name}
              scope="col"
              class={number ? "number" : undefined}
              aria-sort={
                sort === undefined || sort !== sorting?.field
                  ? undefined
                  : sorting.isDescending
                    ? "descending"
                    : "ascending"
              }
            >
              {sort === undefined || sorting === undefined ? (
                name
              ) : (
                <button type="button" onClick={() => sorting.sort(sort)}>
                  {name}
                </button>
              )}
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
  readonly loaded: ReadonlySignal<Loaded<Total & { readonly items: readonly Row[] }>>;
  readonly empty: ComponentChildren;
  /** Whether a pager leads to the rest. Where none does, it is said that there is more. */
  readonly isPaged?: boolean;
}

/** A table of data from the marketplace. It covers loading, errors and an empty list too. */
export function Listing<Row>({ loaded, empty, isPaged, ...table }: ListingProps<Row>): JSX.Element {
  const { value, error } = loaded.value;
  if (value === undefined) return <Reading error={error} />;
  return (
    <>
      {error !== undefined && <Failure error={error} />}
      {value.items.length === 0 ? empty : <Table {...table} rows={value.items} />}
      {isPaged !== true && value.totalItems > value.items.length && (
        <p class="inside muted">{`These are the first ${value.items.length} of ${totalOf(value)}.`}</p>
      )}
    </>
  );
}
