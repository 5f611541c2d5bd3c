import type { Marketplace } from "@syndikit/sdk";
import type { JSX } from "preact";
import { useLoad } from "../../load.js";
import { Failure } from "../../parts/failure.js";
import { Empty, Skeleton } from "../../parts/page.js";
import { Ago, Time } from "../../parts/time.js";
import { isCustomer } from "../../session.js";

/** Something that will happen when the clock gets there. */
export interface DueThing {
  readonly key: string;
  readonly at: string;
  readonly what: string;
  readonly href: string;
}

/** What falls due, the next first: invoices and ends of subscriptions, and further tries of events. */
export async function readDue(client: Marketplace): Promise<readonly DueThing[]> {
  const [subscriptions, events] = await Promise.all([
    client.subscriptions
      .list({ status: ["DEPLOYED", "STOPPED"], sortField: "endDate", pageSize: 50 })
      .first(100),
    isCustomer.peek()
      ? []
      : client.events.list({ notified: false, sortField: "id", sortDirection: "DESC" }).first(50),
  ]);
  const things = [
    ...subscriptions.flatMap(({ id, name, nextInvoice, endDate, autoRenew }): DueThing[] => {
      const at = autoRenew ? (nextInvoice ?? endDate) : (endDate ?? nextInvoice);
      if (at === undefined) return [];
      return [
        {
          key: `s${id}`,
          at,
          what: `${name} (${id}) ${autoRenew ? "renews, and is billed" : "ends"}`,
          href: `/subscription/${id}`,
        },
      ];
    }),
    ...events.flatMap(({ id, nextRetry, entityName, type }): DueThing[] =>
      nextRetry === undefined
        ? []
        : [
            {
              key: `e${id}`,
              at: nextRetry,
              what: `${entityName} ${type.toLowerCase()} is sent again`,
              href: `/event/${id}`,
            },
          ],
    ),
  ];
  return things.toSorted((one, other) => one.at.localeCompare(other.at));
}

export function Due(): JSX.Element {
  const loaded = useLoad(readDue);
  const { value, error } = loaded.value;
  return (
    <section class="sheet" aria-label="What falls due">
      <header>
        <h2>What falls due next</h2>
      </header>
      {value === undefined ? (
        error === undefined ? (
          <Skeleton />
        ) : (
          <div class="inside">
            <Failure error={error} />
          </div>
        )
      ) : value.length === 0 ? (
        <Empty title="Nothing falls due">
          <p>Order a plan and have it deployed: its renewal is then the next thing.</p>
          <a class="button" href="/store">
            To the storefront
          </a>
        </Empty>
      ) : (
        <ul class="entries">
          {value.slice(0, 14).map(({ key, at, what, href }) => (
            <li key={key}>
              <a href={href}>{what}</a>
              <strong>
                <Ago at={at} />
              </strong>
              <span class="muted">
                <Time at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
