import { useSignal } from "@preact/signals";
import type { ApplicationMetricDTO, BillingItemCreate, BillingItemDTO, ProductDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { toWords } from "../../format.js";
import { billingItemFields } from "../../forms/fields.gen.js";
import { FormDialog } from "../../forms/form-dialog.js";
import { market } from "../../market.js";
import { Action } from "../../parts/action.js";
import { Empty } from "../../parts/page.js";
import { Table } from "../../parts/table.js";
import { Written } from "../../parts/written.js";
import { isAdmin } from "../../session.js";

interface ResourcesProps {
  readonly product: ProductDTO;
  readonly items: readonly BillingItemDTO[];
  readonly metrics: readonly ApplicationMetricDTO[];
  readonly isMine: boolean;
}

/** What plans offer beside their price. It belongs to the vendor, so all its products may offer it. */
export function Resources({ product, items, metrics, isMine }: ResourcesProps): JSX.Element {
  const edited = useSignal<BillingItemDTO | "new" | undefined>(undefined);
  const known = edited.value === "new" ? undefined : edited.value;
  const save = async (input: BillingItemCreate): Promise<void> => {
    const group = market.peek()?.billingItems;
    if (known !== undefined) await group?.update(known.id, input);
    else {
      const owner = isAdmin.peek() ? { owner: product.company } : {};
      await group?.create({ ...input, ...owner });
    }
  };
  return (
    <section class="sheet" aria-label="Extra resources">
      <header>
        <h2>Extra resources</h2>
        {isMine && (
          <button type="button" class="button small push" onClick={() => (edited.value = "new")}>
            New resource
          </button>
        )}
      </header>
      {items.length === 0 ? (
        <Empty title="No resource">
          <p>
            Users, storage or requests, for example. A plan gives each its price, by tiers; a metric measures
            what was used.
          </p>
        </Empty>
      ) : (
        <Table
          caption="Extra resources"
          rows={items}
          keyOf={({ id }) => id}
          columns={[
            {
              name: "Resource",
              lead: true,
              cell: ({ id, name }) => (
                <strong>
                  <Written text={`${id} · ${name}`} />
                </strong>
              ),
            },
            { name: "In", cell: ({ unit }) => <Written text={unit} /> },
            { name: "Price scheme", cell: ({ type }) => toWords(type) },
            { name: "Paid", cell: ({ valueType }) => toWords(valueType) },
            { name: "In an order", cell: ({ presence }) => toWords(presence) },
            {
              name: "Measured by",
              cell: ({ self }) => (
                <Written text={metrics.find(({ billingItem }) => billingItem.url === self)?.name ?? "–"} />
              ),
            },
            ...(isMine
              ? [
                  {
                    name: "Action",
                    cell: (item: BillingItemDTO) => (
                      <span class="row">
                        <button
                          type="button"
                          class="button small quiet"
                          onClick={() => (edited.value = item)}
                        >
                          Edit
                        </button>
                        <Action
                          small
                          kind="quiet"
                          confirm="Remove it?"
                          act={async () => market.peek()?.billingItems.delete(item.id)}
                        >
                          Remove
                        </Action>
                      </span>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {edited.value !== undefined && (
        <FormDialog<BillingItemCreate>
          title={known === undefined ? "A new resource" : `Edit ${known.name}`}
          label="Save"
          fields={billingItemFields}
          known={known && { ...known }}
          first={["valueType"]}
          save={save}
          onClose={() => (edited.value = undefined)}
        />
      )}
    </section>
  );
}
