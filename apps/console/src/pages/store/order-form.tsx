import { useComputed, useSignal } from "@preact/signals";
import { BillingItemValueType, OrderType, TrialMode } from "@syndikit/contract";
import type {
  BillingItemDTO,
  BillingItemValue,
  ConfigurationParameter,
  OrderEstimateInput,
  ProductDTO,
  ProductVersionDTO,
} from "@syndikit/sdk";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { toAmount } from "../../format.js";
import { touch } from "../../live.js";
import { market } from "../../market.js";
import { useDraft } from "../../parts/draft.js";
import { Failure, OtherRoles } from "../../parts/failure.js";
import { Field } from "../../parts/field.js";
import { Cards } from "../../parts/money/cards.js";
import { Estimate } from "../../parts/money/estimate.js";
import { go } from "../../router.js";
import { isVendor, session } from "../../session.js";
import { ParameterInput } from "./parameter-input.js";

export interface Extra {
  readonly item: BillingItemDTO;
  /** The plan's price tiers, lowest first. */
  readonly tiers: readonly BillingItemValue[];
}

interface OrderFormProps {
  readonly product: ProductDTO;
  readonly plan: ProductVersionDTO;
  readonly extras: readonly Extra[];
  readonly parameters: readonly ConfigurationParameter[];
}

/** The order form of a plan, built from its parameters and extra resources. */
export function OrderForm({ product, plan, extras, parameters }: OrderFormProps): JSX.Element {
  const values = useSignal<Readonly<Record<string, string>>>({});
  const quantities = useSignal<Readonly<Record<string, number>>>(firstQuantities(extras));
  const error = useSignal<unknown>(undefined);
  const busy = useSignal(false);
  const form = useRef<HTMLFormElement>(null);
  // Of the product, so that another plan's form has it too.
  const forget = useDraft(form, product.self);
  const hasCompany = session.value?.hasCompany ?? true;

  const wanted = useComputed(
    (): OrderEstimateInput => ({
      type: isVendor.value ? OrderType.SANDBOX : OrderType.NORMAL,
      productVersion: plan.id,
      configurationParameters: Object.fromEntries(
        Object.entries(values.value).filter(([, value]) => value !== ""),
      ),
      billingItems: Object.fromEntries(
        Object.entries(quantities.value).filter(([, quantity]) => quantity > 0),
      ),
    }),
  );

  const order = async (type: "NORMAL" | "TRIAL" | "SANDBOX"): Promise<void> => {
    busy.value = true;
    error.value = undefined;
    try {
      const placed = await market.peek()?.orders.create({ ...wanted.value, productVersion: plan.id, type });
      forget();
      touch();
      // This form is on the page until the next one is loaded, and must not order again meanwhile.
      if (placed !== undefined) go(`/${placed.subscription.url}`);
    } catch (thrown) {
      error.value = thrown;
      busy.value = false;
    }
  };

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (busy.peek()) return;
    const type = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "NORMAL";
    void order(type === OrderType.TRIAL || type === OrderType.SANDBOX ? type : OrderType.NORMAL);
  };

  const choosable = extras.filter(({ item }) => item.valueType !== BillingItemValueType.PAY_AS_YOU_GO);
  return (
    <form class="split aside" onSubmit={submit} ref={form}>
      <div class="sheet">
        <header>
          <h2>{`Order ${plan.name}`}</h2>
        </header>
        <div class="inside stack">
          {parameters.length + choosable.length === 0 && <p class="muted">This plan asks for nothing.</p>}
          {parameters.map((parameter) => (
            <ParameterInput
              key={parameter.id}
              parameter={parameter}
              plan={plan}
              values={values}
              onValue={(value) => {
                values.value = { ...values.value, [parameter.self]: value };
              }}
            />
          ))}
          {choosable.map((extra) => (
            <Quantity
              key={extra.item.id}
              extra={extra}
              value={quantities.value[extra.item.self] ?? 0}
              onValue={(quantity) => {
                quantities.value = { ...quantities.value, [extra.item.self]: quantity };
              }}
            />
          ))}
          <Cards />
        </div>
      </div>
      <div class="sheet receipt">
        <header>
          <h2>Estimate</h2>
        </header>
        <div class="inside stack">
          {hasCompany ? (
            <Estimate input={wanted} before={<PlanPrice plan={plan} />} />
          ) : (
            <PlanPrice plan={plan} />
          )}
          {extras.some(({ item }) => item.valueType === BillingItemValueType.PAY_AS_YOU_GO) && (
            <p class="muted">What is used is measured, and billed at the end of a period.</p>
          )}
          <Failure error={error.value} isRetried={false} />
          <button
            type="submit"
            class="button main"
            value={isVendor.value ? "SANDBOX" : "NORMAL"}
            disabled={plan.price === undefined || !hasCompany}
            aria-disabled={busy.value}
          >
            {isVendor.value ? "Order as a test" : "Order and pay"}
          </button>
          {plan.trial !== TrialMode.NOT_ALLOWED && !isVendor.value && (
            <button
              type="submit"
              class="button"
              value="TRIAL"
              disabled={!hasCompany}
              aria-disabled={busy.value}
            >
              {`Try it for ${plan.trialLength ?? 1} days`}
            </button>
          )}
          {!hasCompany && (
            <>
              <p>An order is placed for a company, and this account has none.</p>
              <OtherRoles />
            </>
          )}
          {isVendor.value && (
            <p class="muted">A vendor orders its own plans, as tests that behave as a customer's order.</p>
          )}
        </div>
      </div>
    </form>
  );
}

/** The plan's own price, shown until the order is complete enough for an estimate. */
function PlanPrice({ plan }: { readonly plan: ProductVersionDTO }): JSX.Element | null {
  if (plan.price === undefined) return null;
  return (
    <p class="price">
      {toAmount(plan.price)}
      <small>{` EUR ${periodOf(plan.billingPeriod, plan.lifespan)}, and what you choose`}</small>
    </p>
  );
}

/** The period that a price covers, in words. */
export function periodOf(months: number, lifespan: number | undefined): string {
  if (lifespan !== undefined) return `for ${lifespan} hours`;
  if (months === 1) return "a month";
  return months === 12 ? "a year" : `each ${months} months`;
}

interface QuantityProps {
  readonly extra: Extra;
  readonly value: number;
  readonly onValue: (quantity: number) => void;
}

function Quantity({ extra: { item, tiers }, value, onValue }: QuantityProps): JSX.Element {
  const last = tiers.at(-1);
  const range = tiers
    .map(({ start, end, price }) => `${start}${end === null ? "+" : `–${end}`}: ${toAmount(price)}`)
    .join(" · ");
  return (
    <Field
      label={`${item.name}${item.required ? "" : " (optional)"}`}
      type="number"
      min={item.required ? (tiers[0]?.start ?? 0) : 0}
      max={last?.end ?? undefined}
      value={value}
      onValue={(text) => onValue(Number(text))}
      hint={`${item.description} In ${item.unit}, EUR ${range}`}
    />
  );
}

/** Required resources start at their lowest quantity. */
function firstQuantities(extras: readonly Extra[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    extras
      .filter(({ item }) => item.required)
      .map(({ item, tiers }) => [item.self, Math.max(1, tiers[0]?.start ?? 1)]),
  );
}
