import { useSignal } from "@preact/signals";
import type { ProductInput } from "@syndikit/sdk";
import type { JSX } from "preact";
import { idOf } from "../../format.js";
import { MAX_CHOICES } from "../../forms/choices.js";
import { productFields } from "../../forms/fields.gen.js";
import { FormDialog } from "../../forms/form-dialog.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { Cut, readFirst } from "../../parts/cut.js";
import { Failure } from "../../parts/failure.js";
import { Page } from "../../parts/page.js";
import { Stamp } from "../../parts/stamp.js";
import { Unread } from "../../parts/unread.js";
import type { PageProps } from "../../router.js";
import { Measured } from "./measured.js";
import { MetricHeaders } from "./metric-headers.js";
import { Parameters } from "./parameters.js";
import { Plans } from "./plans.js";
import { Resources } from "./resources.js";
import { type Checks, checkEndpoints, WhereEventsGo } from "./where-events-go.js";

export function Product({ params }: PageProps): JSX.Element {
  return <One key={params["id"]} id={Number(params["id"])} />;
}

/** The fields that stand above the fold of its form. */
const FIRST = ["shortDescription", "longDescription", "syndicationEndpoints", "notificationSecretToken"];

function One({ id }: { readonly id: number }): JSX.Element {
  const isOpen = useSignal(false);
  const checks = useSignal<Checks>({});
  const loaded = useLoad(async (client) => {
    const product = await client.products.get(id);
    // As many as its forms let one choose from.
    const [plans, parameters, metrics, items] = await Promise.all([
      readFirst(
        client.productVersions.list({ product: id, withUnpublished: true, sortField: "id" }),
        MAX_CHOICES,
      ),
      readFirst(client.configurationParameters.list({ productId: id }), MAX_CHOICES),
      readFirst(client.applicationMetrics.list({ productId: id }), MAX_CHOICES),
      readFirst(client.billingItems.list({ companyId: idOf(product.company.url) }), MAX_CHOICES),
    ]);
    return { product, plans, parameters, metrics, items };
  });
  const { value, error } = loaded.value;
  if (value === undefined) {
    return (
      <Page title={`Product ${id}`}>
        <Unread error={error} lines={10} all={{ href: "/catalogue", label: "All products" }} />
      </Page>
    );
  }
  const { product } = value;
  const [plans, parameters, metrics] = [value.plans.items, value.parameters.items, value.metrics.items];
  // Only the product's vendor and administrators may see its event endpoints, and only they may change the product.
  const isMine = product.syndicationEndpoints !== undefined;
  const offered = new Set(
    plans.flatMap(({ billingItemValues }) => billingItemValues.map(({ item }) => item.url)),
  );
  const items = isMine ? value.items.items : value.items.items.filter(({ self }) => offered.has(self));
  const save = async (input: ProductInput): Promise<void> => {
    const changed = await market.peek()?.products.update(id, input);
    if (changed !== undefined && input.syndicationEndpoints !== undefined)
      checks.value = await checkEndpoints(changed);
  };
  return (
    <Page
      title={product.name}
      about={product.shortDescription ?? ""}
      actions={
        <>
          {product.published ? <Stamp tone="ok">for sale</Stamp> : <Stamp tone="rest">not published</Stamp>}
          <a class="button" href={`/store/${id}`}>
            In the storefront
          </a>
          {isMine && (
            <button type="button" class="button main" onClick={() => (isOpen.value = true)}>
              Edit
            </button>
          )}
        </>
      }
    >
      <Failure error={error} />
      <Plans product={product} plans={plans} parameters={parameters} items={items} isMine={isMine} />
      <Cut of={value.plans} noun="plans" />
      <Resources product={product} items={items} metrics={metrics} isMine={isMine} />
      <Cut of={value.items} noun="resources" />
      <div class="split two">
        <Parameters product={product} parameters={parameters} isMine={isMine} />
        <Measured product={product} metrics={metrics} items={items} isMine={isMine} />
      </div>
      <Cut of={value.parameters} noun="parameters" />
      <Cut of={value.metrics} noun="metrics" />
      {isMine && <MetricHeaders product={product} />}
      <WhereEventsGo product={product} checks={checks.value} />
      {isOpen.value && (
        <FormDialog<ProductInput>
          title={`Edit ${product.name}`}
          label="Save"
          fields={productFields}
          known={{ ...product }}
          first={["name", ...FIRST]}
          save={save}
          onClose={() => (isOpen.value = false)}
        >
          <p class="muted">
            Each endpoint that you change gets a test event when you save, and the page says what it answered.
          </p>
        </FormDialog>
      )}
    </Page>
  );
}
