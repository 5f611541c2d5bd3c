import { SortDirection } from "@syndikit/contract";
import type { Page as ListPage, Marketplace } from "@syndikit/sdk";
import type { ComponentChildren, JSX } from "preact";
import { useLoad } from "../load.js";
import { clearQuery, numberInQuery, query, setQuery } from "../router.js";
import { Failure } from "./failure.js";
import { Field } from "./field.js";
import { Empty, Page } from "./page.js";
import { type Column, Listing, Pager } from "./table.js";
import { Unread, type Way } from "./unread.js";

const PAGE_SIZE = 25;

/** The page of a list to request: its number is in the address, and it is sorted newest first. */
export interface Part {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly sortField: "id";
  readonly sortDirection: typeof SortDirection.DESC;
}

interface ListProps<Row> {
  readonly label: string;
  /** The signals that it uses are its filters: the list is read again when they change. */
  readonly read: (client: Marketplace, part: Part) => Promise<ListPage<Row>>;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string | number;
  readonly empty: ComponentChildren;
}

/** A paged list. The page number is in the address. */
export function List<Row>({ label, read, columns, keyOf, empty }: ListProps<Row>): JSX.Element {
  const loaded = useLoad((client) => {
    const pageNumber = numberInQuery("page") ?? 1;
    return read(client, {
      pageNumber,
      pageSize: PAGE_SIZE,
      sortField: "id",
      sortDirection: SortDirection.DESC,
    });
  });
  const page = loaded.value.value;
  return (
    <section class="sheet" aria-label={label}>
      <Listing caption={label} loaded={loaded} keyOf={keyOf} columns={columns} empty={empty} />
      {page !== undefined && page.items.length > 0 && (
        <div class="inside">
          <Pager page={numberInQuery("page") ?? 1} totalPages={page.totalPages} total={page} />
        </div>
      )}
    </section>
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
    <Field
      label={label}
      type="search"
      wide
      placeholder={placeholder}
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
