import { useSignal } from "@preact/signals";
import type { ConfigurationParameter, ProductDTO, ProductVersionDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { toAmount } from "../../format.js";
import { touch } from "../../live.js";
import { market } from "../../market.js";
import { Failure } from "../../parts/failure.js";
import { Field } from "../../parts/field.js";
import { go } from "../../router.js";
import { isVendor } from "../../session.js";
import { Cards } from "./cards.js";
import { type Extra, estimate, formatPrice, periodOf } from "./estimate.js";
import { ParameterInput } from "./parameter-input.js";

interface OrderFormProps {
  readonly product: ProductDTO;
  readonly plan: ProductVersionDTO;
  readonly extras: readonly Extra[];
  readonly parameters: readonly ConfigurationParameter[];
}

/** The order form of a plan, made from its parameters and extra resources. */
export function OrderForm({ plan, extras, parameters }: OrderFormProps): JSX.Element {
  const values = useSignal<Readonly<Record<string, string>>>({});
  const quantities = useSignal<Readonly<Record<string, number>>>(firstQuantities(extras));
  const error = useSignal<unknown>(undefined);
  const busy = useSignal(false);

  const order = async (type: "NORMAL" | "TRIAL" | "SANDBOX"): Promise<void> => {
    busy.value = true;
    error.value = undefined;
    try {
      const entered = Object.entries(values.value).filter(([, value]) => value !== "");
      const chosen = Object.entries(quantities.value).filter(([, quantity]) => quantity > 0);
      const placed = await market.peek()?.orders.create({
        type,
        productVersion: plan.id,
        configurationParameters: Object.fromEntries(entered),
        billingItems: Object.fromEntries(chosen),
      });
      touch();
      if (placed !== undefined) go(`/${placed.subscription.url}`);
    } catch (thrown) {
      error.value = thrown;
    } finally {
      busy.value = false;
    }
  };

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const type = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "NORMAL";
    void order(type === "TRIAL" || type === "SANDBOX" ? type : "NORMAL");
  };

  const choosable = extras.filter(({ item }) => item.valueType !== "PAY_AS_YOU_GO");
  return (
    <form class="split aside" onSubmit={submit}>
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
          <Estimate plan={plan} extras={extras} quantities={quantities.value} />
          <Failure error={error.value} />
          <button
            type="submit"
            class="button main"
            value={isVendor.value ? "SANDBOX" : "NORMAL"}
            disabled={busy.value || plan.price === undefined}
          >
            {isVendor.value ? "Order as a test" : "Order and pay"}
          </button>
          {plan.trial !== "NOT_ALLOWED" && !isVendor.value && (
            <button type="submit" class="button" value="TRIAL" disabled={busy.value}>
              {`Try it for ${plan.trialLength ?? 1} days`}
            </button>
          )}
          {isVendor.value && (
            <p class="muted">A vendor orders its own plans, as tests that behave as a customer's order.</p>
          )}
        </div>
      </div>
    </form>
  );
}

interface EstimateProps {
  readonly plan: ProductVersionDTO;
  readonly extras: readonly Extra[];
  readonly quantities: Readonly<Record<string, number>>;
}

function Estimate({ plan, extras, quantities }: EstimateProps): JSX.Element {
  const lines = estimate(plan, extras, quantities);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0n);
  const each = lines.filter(({ once }) => !once).reduce((sum, { amount }) => sum + amount, 0n);
  return (
    <>
      <dl class="sums" aria-live="polite">
        {lines.map(({ label, amount, once }) => (
          <>
            <dt class="break">
              {label}
              {once && <small class="muted"> once</small>}
            </dt>
            <dd class="number">{toAmount(formatPrice(amount))}</dd>
          </>
        ))}
        <dt class="total">Now, in EUR</dt>
        <dd class="number total">{toAmount(formatPrice(total))}</dd>
      </dl>
      <p class="muted">
        {`Then ${toAmount(formatPrice(each))} EUR ${periodOf(plan.billingPeriod, plan.lifespan)}, without VAT.`}
        {extras.some(({ item }) => item.valueType === "PAY_AS_YOU_GO") &&
          " What is used is measured, and billed at the end of a period."}
      </p>
    </>
  );
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
      label={`${item.name}${item.required ? "" : " (if you like)"}`}
      type="number"
      min={item.required ? (tiers[0]?.start ?? 0) : 0}
      max={last?.end ?? undefined}
      value={value}
      onValue={(text) => onValue(Number(text))}
      hint={`${item.description} In ${item.unit}, EUR ${range}`}
    />
  );
}

/** What must be chosen is chosen at its least. */
function firstQuantities(extras: readonly Extra[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    extras
      .filter(({ item }) => item.required)
      .map(({ item, tiers }) => [item.self, Math.max(1, tiers[0]?.start ?? 1)]),
  );
}
