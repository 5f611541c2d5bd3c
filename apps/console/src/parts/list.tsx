import { SortDirection } from "@syndikit/contract";
import type { Page as ListPage, Marketplace } from "@syndikit/sdk";
import type { ComponentChildren, JSX } from "preact";
import { useLoad } from "../load.js";
import { numbers } from "../numbers.js";
import { clearQuery, numberInQuery, query, setQuery } from "../router.js";
import { Failure } from "./failure.js";
import { Choice } from "./field.js";
import { FilterField } from "./filter-field.js";
import { Empty, Page } from "./page.js";
import { addressOf, Pager } from "./pager.js";
import { maxSearchLength } from "./search-limit.gen.js";
import { type Column, Listing, type Sorting } from "./table.js";
import { Unread, type Way } from "./unread.js";

const PAGE_SIZE = 25;

/** The page of a list to request. Its number and order are in the address; without them it is the newest first. */
export interface Part<Sort extends string = never> {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly sortField: Sort | "id";
  readonly sortDirection: SortDirection;
}

interface ListProps<Row, Sort extends string> {
  readonly label: string;
  /** Drawn above the list, where the page is about more than it. */
  readonly header?: ComponentChildren;
  /** The signals that it uses are its filters: the list is read again when they change. */
  readonly read: (client: Marketplace, part: Part<Sort>) => Promise<ListPage<Row>>;
  /** The fields of the API that the reader may sort by, beside the number. Columns name them. */
  readonly sorts?: readonly Sort[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string | number;
  readonly empty: ComponentChildren;
}

/** A paged list. The page number is in the address. */
export function List<Row, Sort extends string = never>({
  label,
  header,
  read,
  sorts = [],
  columns,
  keyOf,
  empty,
}: ListProps<Row, Sort>): JSX.Element {
  const loaded = useLoad((client) => {
    const pageNumber = numberInQuery("page") ?? 1;
    return read(client, {
      pageNumber,
      pageSize: PAGE_SIZE,
      sortField: sorts.find((field) => field === query.value.get("sort")) ?? "id",
      sortDirection: query.value.get("direction") === "asc" ? SortDirection.ASC : SortDirection.DESC,
    });
  });
  const page = loaded.value.value;
  const field = sorts.find((one) => one === query.value.get("sort")) ?? "id";
  const isDescending = query.value.get("direction") !== "asc";
  const sorting: Sorting = {
    field,
    isDescending,
    sort: (next) =>
      setQuery({
        sort: next === "id" ? undefined : next,
        direction: next === field && isDescending ? "asc" : undefined,
        page: undefined,
      }),
  };
  return (
    <section class="sheet" aria-label={label}>
      {header}
      <SortChoice columns={columns} sorting={sorting} />
      <Listing
        caption={label}
        loaded={loaded}
        keyOf={keyOf}
        columns={columns}
        empty={
          page !== undefined && page.totalItems > 0 ? <PastTheEnd totalPages={page.totalPages} /> : empty
        }
        sorting={sorting}
        isPaged
      />
      {page !== undefined && page.items.length > 0 && (
        <div class="inside">
          <Pager page={numberInQuery("page") ?? 1} totalPages={page.totalPages} total={page} />
        </div>
      )}
    </section>
  );
}

/** Shown for a page that the list does not have, or has no more since entries went away. */
function PastTheEnd({ totalPages }: { readonly totalPages: number }): JSX.Element {
  return (
    <Empty title={`The list ends at page ${numbers.show(totalPages)}`}>
      <a class="button" href={addressOf(totalPages)}>
        {totalPages === 1 ? "To the list" : "To its last page"}
      </a>
    </Empty>
  );
}

/** On a phone the rows are cards, and there is no header to click. */
function SortChoice<Row>({
  columns,
  sorting: { field, isDescending, sort },
}: {
  readonly columns: readonly Column<Row>[];
  readonly sorting: Sorting;
}): JSX.Element | null {
  const sorted = columns.flatMap(({ name, sort }) => (sort === undefined ? [] : [[sort, name] as const]));
  if (sorted.length === 0) return null;
  const options = sorted.some(([sort]) => sort === "id") ? sorted : [["id", "Number"] as const, ...sorted];
  return (
    <div class="inside row on-phone">
      <Choice label="Sorted by" value={field} options={options} onValue={sort} />
      <button type="button" class="button" onClick={() => sort(field)}>
        {isDescending ? "Last first" : "First first"}
      </button>
    </div>
  );
}

/** Filters a list by a text, which is kept in the address. */
export function SearchField({
  label,
  placeholder,
}: {
  readonly label: string;
  readonly placeholder?: string;
}): JSX.Element {
  return (
    <FilterField
      label={label}
      type="search"
      wide
      placeholder={placeholder}
      maxLength={maxSearchLength}
      value={query.value.get("search") ?? ""}
      onValue={(search) => setQuery({ search, page: undefined })}
    />
  );
}

/** Shown instead of an empty list. It says that no entry matches the filters, or how entries come about. */
export function EmptyList({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  if (query.value.size === 0) return <Empty title={title}>{children}</Empty>;
  return (
    <Empty title="Nothing matches these filters">
      <button type="button" class="button" onClick={clearQuery}>
        Show all
      </button>
    </Empty>
  );
}

interface Head {
  readonly title?: string;
  readonly about?: ComponentChildren;
  readonly actions?: ComponentChildren;
}

interface ThingProps<Value> {
  readonly title: string;
  /** The list of all things of this kind. */
  readonly all: Way;
  readonly read: (client: Marketplace) => Promise<Value>;
  readonly head: (value: Value) => Head;
  readonly children: (value: Value) => ComponentChildren;
}

/** The page of a single object. It covers loading and errors too. */
export function Thing<Value>({ title, all, read, head, children }: ThingProps<Value>): JSX.Element {
  const { value, error } = useLoad(read).value;
  if (value === undefined) {
    return (
      <Page title={title}>
        <Unread error={error} lines={9} all={all} />
      </Page>
    );
  }
  return (
    <Page title={title} {...head(value)}>
      <Failure error={error} />
      {children(value)}
    </Page>
  );
}
