import type { JSX } from "preact";
import { type Total, totalOf } from "../format.js";
import { numbers } from "../numbers.js";
import { query } from "../router.js";

interface PagerProps {
  readonly page: number;
  readonly totalPages: number;
  readonly total: Total;
}

/** The pages of a list, as links: each has an address of its own. */
export function Pager({ page, totalPages, total }: PagerProps): JSX.Element {
  return (
    <footer class="row">
      <span class="muted">{`${totalOf(total)} in all`}</span>
      {totalPages > 1 && (
        <nav class="row push pager" aria-label="Pages of the list">
          <PageLink page={page - 1} totalPages={totalPages} label="Back" />
          {numbersAround(page, totalPages).map((number, index, all) => (
            <>
              {index > 0 && number - (all[index - 1] ?? 0) > 1 && <span class="muted">…</span>}
              <PageLink
                key={number}
                page={number}
                totalPages={totalPages}
                label={numbers.show(number)}
                isHere={number === page}
              />
            </>
          ))}
          <PageLink page={page + 1} totalPages={totalPages} label="Next" />
        </nav>
      )}
    </footer>
  );
}

/** The first and the last page, and those around this one. */
function numbersAround(page: number, last: number): readonly number[] {
  const around = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  return [...new Set(around)].sort((one, other) => one - other);
}

interface PageLinkProps {
  readonly page: number;
  readonly totalPages: number;
  readonly label: string;
  readonly isHere?: boolean;
}

function PageLink({ page, totalPages, label, isHere = false }: PageLinkProps): JSX.Element {
  if (page < 1 || page > totalPages) return <span class="button small off">{label}</span>;
  return (
    <a class="button small" href={addressOf(page)} aria-current={isHere ? "page" : undefined}>
      {label}
    </a>
  );
}

/** The address of a page of the list that is shown, with its filters. */
export function addressOf(page: number): string {
  const next = new URLSearchParams(query.value);
  if (page === 1) next.delete("page");
  else next.set("page", String(page));
  return `?${next}`;
}
