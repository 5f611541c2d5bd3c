import { BillingItemValueType, TrialMode } from "@syndikit/contract";
import type { ProductVersionDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { toAmount } from "../../format.js";
import { useLoad } from "../../load.js";
import { Page } from "../../parts/page.js";
import { Unread } from "../../parts/unread.js";
import { query, setQuery } from "../../router.js";
import { type Extra, OrderForm, periodOf } from "./order-form.js";

/** A product's plans side by side, and the order form of the chosen one. */
export function Product({ id }: { readonly id: number }): JSX.Element {
  const loaded = useLoad(
    async (client) => {
      const [product, plans, parameters] = await Promise.all([
        client.products.get(id),
        client.productVersions.list({ product: id, sortField: "id" }).all(),
        client.configurationParameters.list({ productId: id }).all(),
      ]);
      const offered = [
        ...new Set(plans.flatMap(({ billingItemValues }) => billingItemValues.map(({ item }) => item.url))),
      ];
      const items = await Promise.all(offered.map((url) => client.billingItems.get({ url })));
      return { product, plans: plans.filter(({ published }) => published), parameters, items };
    },
    { live: false },
  );
  const { value, error } = loaded.value;
  if (value === undefined) {
    return (
      <Page title="Storefront">
        <Unread error={error} lines={10} all={{ href: "/store", label: "All products" }} />
      </Page>
    );
  }
  const { product, plans, parameters, items } = value;
  const chosen =
    plans.find((plan) => String(plan.id) === query.value.get("plan")) ??
    plans.find(({ recommended }) => recommended) ??
    plans[0];
  const extrasOf = (plan: ProductVersionDTO): Extra[] =>
    items
      .map((item) => ({
        item,
        tiers: plan.billingItemValues.filter((tier) => tier.item.url === item.self),
      }))
      .filter(({ tiers }) => tiers.length > 0)
      .toSorted((one, other) => one.item.weight - other.item.weight);
  return (
    <Page
      title={product.name}
      about={product.shortDescription ?? "Choose a plan."}
      actions={
        <a class="button" href="/store">
          All products
        </a>
      }
    >
      {product.longDescription !== undefined && <p class="break prose">{product.longDescription}</p>}
      <div class="plans" role="radiogroup" aria-label="Plans">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} isChosen={plan === chosen} extras={extrasOf(plan)} />
        ))}
      </div>
      {chosen !== undefined && (
        <OrderForm
          key={chosen.id}
          product={product}
          plan={chosen}
          extras={extrasOf(chosen)}
          parameters={parameters.filter(({ self }) =>
            chosen.configurationParameters.some(({ url }) => url === self),
          )}
        />
      )}
    </Page>
  );
}

interface PlanCardProps {
  readonly plan: ProductVersionDTO;
  readonly isChosen: boolean;
  readonly extras: readonly Extra[];
}

function PlanCard({ plan, isChosen, extras }: PlanCardProps): JSX.Element {
  const { id, name, price, setupFee, billingPeriod, lifespan, trial, trialLength, description, recommended } =
    plan;
  return (
    <label class={isChosen ? "sheet plan chosen" : "sheet plan"}>
      <span class="row">
        <input
          type="radio"
          name="plan"
          value={id}
          checked={isChosen}
          onChange={() => setQuery({ plan: String(id) })}
        />
        <strong class="break">{name}</strong>
        {recommended && <span class="tag push">recommended</span>}
      </span>
      <span class="price">
        {price === undefined ? "on request" : toAmount(price)}
        {price !== undefined && <small>{` EUR ${periodOf(billingPeriod, lifespan)}`}</small>}
      </span>
      <ul class="muted">
        {description !== undefined && <li class="break">{description}</li>}
        {Number(setupFee) > 0 && <li>{`Set up once: ${toAmount(setupFee)} EUR`}</li>}
        {trial !== TrialMode.NOT_ALLOWED && <li>{`${trialLength ?? 1} days to try it`}</li>}
        {extras.map(({ item }) => (
          <li key={item.id}>
            {item.valueType === BillingItemValueType.PAY_AS_YOU_GO
              ? `${item.name} by use`
              : `${item.name} as you choose`}
          </li>
        ))}
      </ul>
    </label>
  );
}
