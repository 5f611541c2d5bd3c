import { useSignal } from "@preact/signals";
import { BillingItemValueType } from "@syndikit/contract";
import type {
  ApplicationMetricCreate,
  ApplicationMetricDTO,
  BillingItemDTO,
  ProductDTO,
} from "@syndikit/sdk";
import type { JSX } from "preact";
import { toWords } from "../../format.js";
import { choicesOf } from "../../forms/choices.js";
import { applicationMetricFields } from "../../forms/fields.gen.js";
import { FormDialog } from "../../forms/form-dialog.js";
import { market } from "../../market.js";
import { Action } from "../../parts/action.js";
import { Empty } from "../../parts/page.js";

type Entered = Omit<ApplicationMetricCreate, "product">;

interface MeasuredProps {
  readonly product: ProductDTO;
  readonly metrics: readonly ApplicationMetricDTO[];
  readonly items: readonly BillingItemDTO[];
  readonly isMine: boolean;
}

/** The metrics that the marketplace asks the vendor for, and bills. */
export function Measured({ product, metrics, items, isMine }: MeasuredProps): JSX.Element {
  const edited = useSignal<ApplicationMetricDTO | "new" | undefined>(undefined);
  const known = edited.value === "new" ? undefined : edited.value;
  const save = async (input: Entered): Promise<void> => {
    const group = market.peek()?.applicationMetrics;
    if (known !== undefined) await group?.update(known.id, input);
    else await group?.create({ ...input, product: product.id });
  };
  const measurable = items.filter(({ valueType }) => valueType === BillingItemValueType.PAY_AS_YOU_GO);
  return (
    <section class="sheet" aria-label="What is measured">
      <header>
        <h2>What is measured</h2>
        {isMine && (
          <button type="button" class="button small push" onClick={() => (edited.value = "new")}>
            New metric
          </button>
        )}
      </header>
      {metrics.length === 0 ? (
        <Empty title="Nothing">
          <p>
            A metric bills what was used: a resource that is paid as you go, with tiers on a plan, and the
            address that is asked how much.
          </p>
        </Empty>
      ) : (
        <ul class="entries">
          {metrics.map((metric) => (
            <li key={metric.id}>
              <a class="break" href={`/${metric.self}`}>
                {metric.name}
              </a>
              {isMine ? (
                <span class="row">
                  <button type="button" class="button small quiet" onClick={() => (edited.value = metric)}>
                    Edit
                  </button>
                  <Action
                    small
                    kind="quiet"
                    confirm="Bill what was used, and stop measuring?"
                    act={async () => market.peek()?.applicationMetrics.delete(metric.id)}
                  >
                    Remove
                  </Action>
                </span>
              ) : (
                <span />
              )}
              <span class="muted break">
                {[
                  `${metric.counter ? "Counter" : "Gauge"}, ${toWords(metric.metricFunction)}`,
                  `asked ${toWords(metric.frequency)}`,
                  metric.endpoint ?? "",
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </li>
          ))}
        </ul>
      )}
      {edited.value !== undefined && (
        <FormDialog<Entered>
          title={known === undefined ? "A new metric" : `Edit ${known.name}`}
          label="Save"
          fields={applicationMetricFields}
          known={known && { ...known }}
          choices={{ billingItem: choicesOf(measurable) }}
          first={["endpoint", "counter", "metricFunction", "frequency"]}
          save={save}
          onClose={() => (edited.value = undefined)}
        >
          {measurable.length === 0 && (
            <p class="notice wait">There is no resource that is paid as you go yet. Create one first.</p>
          )}
        </FormDialog>
      )}
    </section>
  );
}
