import { useSignal } from "@preact/signals";
import { TrialMode } from "@syndikit/contract";
import type {
  BillingItemDTO,
  ConfigurationParameter,
  ProductDTO,
  ProductVersionCreate,
  ProductVersionDTO,
} from "@syndikit/sdk";
import type { JSX } from "preact";
import { count, idOf, toAmount } from "../../format.js";
import { choicesOf } from "../../forms/choices.js";
import { productVersionFields } from "../../forms/fields.gen.js";
import { FormDialog } from "../../forms/form-dialog.js";
import { market } from "../../market.js";
import { Action } from "../../parts/action.js";
import { Empty } from "../../parts/page.js";
import { Stamp } from "../../parts/stamp.js";
import { type Column, Table } from "../../parts/table.js";
import { Written } from "../../parts/written.js";

type Entered = Omit<ProductVersionCreate, "product">;

interface PlansProps {
  readonly product: ProductDTO;
  readonly plans: readonly ProductVersionDTO[];
  readonly parameters: readonly ConfigurationParameter[];
  /** The extra resources that a plan may offer. */
  readonly items: readonly BillingItemDTO[];
  readonly isMine: boolean;
}

export function Plans({ product, plans, parameters, items, isMine }: PlansProps): JSX.Element {
  const edited = useSignal<ProductVersionDTO | "new" | undefined>(undefined);
  const known = edited.value === "new" ? undefined : edited.value;
  const save = async (input: Entered): Promise<void> => {
    const versions = market.peek()?.productVersions;
    if (known !== undefined) await versions?.update(known.id, input);
    else await versions?.create({ ...input, product: product.id });
  };
  const actions: Column<ProductVersionDTO> = {
    name: "Action",
    cell: (plan) => (
      <span class="row">
        <Action
          small
          act={async () =>
            plan.published
              ? market.peek()?.productVersions.unpublish(plan.id)
              : market.peek()?.productVersions.publish(plan.id)
          }
        >
          {plan.published ? "Take off" : "Publish"}
        </Action>
        <button type="button" class="button small quiet" onClick={() => (edited.value = plan)}>
          Edit
        </button>
      </span>
    ),
  };
  return (
    <section class="sheet" aria-label="Plans">
      <header>
        <h2>Plans</h2>
        {isMine && (
          <button type="button" class="button small push" onClick={() => (edited.value = "new")}>
            New plan
          </button>
        )}
      </header>
      {plans.length === 0 ? (
        <Empty title="No plan yet">
          <p>A plan is what customers order. Create one, and publish it.</p>
        </Empty>
      ) : (
        <Table
          caption="Plans"
          rows={plans}
          keyOf={({ id }) => id}
          columns={[
            {
              name: "Plan",
              lead: true,
              cell: ({ id, name }) => (
                <strong>
                  <Written text={`${id} · ${name}`} />
                </strong>
              ),
            },
            {
              name: "State",
              cell: ({ published }) =>
                published ? <Stamp tone="ok">published</Stamp> : <Stamp tone="rest">not published</Stamp>,
            },
            {
              name: "Each",
              cell: ({ billingPeriod, lifespan }) =>
                lifespan === undefined ? count(billingPeriod, "month") : count(lifespan, "hour"),
            },
            {
              name: "Trial",
              cell: ({ trial, trialLength }) =>
                trial === TrialMode.NOT_ALLOWED ? "–" : `${trialLength ?? 1} days`,
            },
            { name: "Asks for", number: true, cell: (plan) => plan.configurationParameters.length },
            { name: "Offers", cell: (plan) => <Written text={offersOf(plan, items)} /> },
            {
              name: "EUR",
              number: true,
              cell: ({ price }) => (price === undefined ? "on request" : toAmount(price)),
            },
            ...(isMine ? [actions] : []),
          ]}
        />
      )}
      {edited.value !== undefined && (
        <FormDialog<Entered>
          title={known === undefined ? "A new plan" : `Edit ${known.name}`}
          label="Save"
          fields={productVersionFields}
          known={known && { ...known }}
          first={FIRST}
          choices={{ item: choicesOf(items), configurationParameters: choicesOf(parameters) }}
          save={save}
          onClose={() => (edited.value = undefined)}
        />
      )}
    </section>
  );
}

/** The fields that nearly every plan has. */
const FIRST = ["description", "price", "billingPeriod", "configurationParameters", "billingItemValues"];

function offersOf(plan: ProductVersionDTO, items: readonly BillingItemDTO[]): string {
  const offered = new Set(plan.billingItemValues.map(({ item }) => item.url));
  const names = [...offered].map(
    (url) => items.find(({ self }) => self === url)?.name ?? `resource ${idOf(url)}`,
  );
  return names.join(", ") || "–";
}
