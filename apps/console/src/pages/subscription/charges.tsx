import { ChargeReason } from "@syndikit/contract";
import type { Charge } from "@syndikit/sdk";
import type { JSX } from "preact";
import { toAmount, toWords } from "../../format.js";
import { useLoad } from "../../load.js";
import { numbers } from "../../numbers.js";
import { Cut, readFirst } from "../../parts/cut.js";
import { Failure } from "../../parts/failure.js";
import { Skeleton } from "../../parts/page.js";
import { Stamp } from "../../parts/stamp.js";
import { Table } from "../../parts/table.js";
import { Time } from "../../parts/time.js";
import { Written } from "../../parts/written.js";

/** The newest tell why the last invoice was issued. */
const SHOWN = 50;

/** Why something is charged. */
const WHY: Readonly<Record<string, string>> = {
  PLAN: "the plan, for the time",
  RESOURCE: "an extra resource, for the time",
  USE: "what was measured",
  SETUP: "set up for the first time",
  FEE: "the activation, once",
  LINE: "billed by the vendor",
  RECURRING: "put on every invoice by the vendor",
  CARRIED: "what an invoice rounds, or does not need, goes on the next",
  CREDIT: "given back",
  SETTLED: "stands against what waits",
} satisfies Readonly<Record<keyof typeof ChargeReason, string>>;

/** What a subscription was charged, why, on which invoice, and what waits for the next one. */
export function Charges({ id }: { readonly id: number }): JSX.Element {
  const loaded = useLoad((client) =>
    readFirst(client.subscriptions.charges(id, { sortField: "id", sortDirection: "DESC" }), SHOWN),
  );
  const { value, error } = loaded.value;
  return (
    <section class="sheet" aria-label="What it was charged">
      <header>
        <h2>What it was charged</h2>
      </header>
      {error !== undefined && <Failure error={error} />}
      {value === undefined && error === undefined && (
        <div class="inside">
          <Skeleton lines={4} />
        </div>
      )}
      {value?.items.length === 0 && <p class="inside muted">Nothing yet.</p>}
      {value !== undefined && value.items.length > 0 && (
        <Table
          caption="Charges"
          rows={value.items}
          keyOf={(charge) => charge.id}
          columns={[
            { name: "What", lead: true, cell: (charge) => <Written text={nameOf(charge)} /> },
            { name: "Because of", cell: ({ why }) => <span class="muted">{WHY[why] ?? toWords(why)}</span> },
            { name: "From", cell: ({ from }) => <Time at={from} /> },
            { name: "To", cell: ({ to }) => <Time at={to} /> },
            {
              name: "Quantity",
              number: true,
              cell: ({ quantity, unit = "" }) => (
                <>
                  {numbers.show(quantity)} <Written text={unit} />
                </>
              ),
            },
            { name: "Amount", number: true, cell: ({ amount }) => toAmount(amount) },
            { name: "Invoice", cell: (charge) => <Place charge={charge} /> },
          ]}
        />
      )}
      {value !== undefined && <Cut of={value} noun="charges" shown="newest" />}
    </section>
  );
}

const nameOf = ({ description, what, why }: Charge): string => description ?? what ?? toWords(why);

/** The invoice that a charge is on. */
function Place({ charge: { invoice, why } }: { readonly charge: Charge }): JSX.Element {
  if (invoice !== null) return <a href={`/${invoice.url}`}>{invoice.url}</a>;
  if (why === ChargeReason.SETTLED) return <span class="muted">none</span>;
  return <Stamp tone="wait">waits</Stamp>;
}
