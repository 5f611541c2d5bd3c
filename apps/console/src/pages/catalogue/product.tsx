import { useSignal } from "@preact/signals";
import type { ProductDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { toWords } from "../../format.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { Dialog } from "../../parts/action.js";
import { Failure } from "../../parts/failure.js";
import { Field } from "../../parts/field.js";
import { Page } from "../../parts/page.js";
import { Stamp } from "../../parts/stamp.js";
import { Table } from "../../parts/table.js";
import { Unread } from "../../parts/unread.js";
import type { PageProps } from "../../router.js";
import { Parameters } from "./parameters.js";
import { Plans } from "./plans.js";

export function Product({ params }: PageProps): JSX.Element {
  return <One key={params["id"]} id={Number(params["id"])} />;
}

function One({ id }: { readonly id: number }): JSX.Element {
  const isOpen = useSignal(false);
  const loaded = useLoad(async (client) => {
    const product = await client.products.get(id);
    const [plans, parameters, metrics] = await Promise.all([
      client.productVersions.list({ product: id, withUnpublished: true, sortField: "id" }).first(100),
      client.configurationParameters.list({ productId: id }).first(100),
      client.applicationMetrics.list({ productId: id }).first(50),
    ]);
    const offered = [
      ...new Set(plans.flatMap(({ billingItemValues }) => billingItemValues.map(({ item }) => item.url))),
    ];
    const items = await Promise.all(offered.map((url) => client.billingItems.get({ url })));
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
  const { product, plans, parameters, metrics, items } = value;
  // Only the product's vendor and administrators may see its event endpoints, and only they may change the product.
  const isMine = product.syndicationEndpoints !== undefined;
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
      <Plans product={product} plans={plans} isMine={isMine} />
      <div class="split two">
        <Parameters product={product} parameters={parameters} isMine={isMine} />
        <Events product={product} />
      </div>
      <section class="sheet" aria-label="Extra resources">
        <header>
          <h2>Extra resources</h2>
        </header>
        {items.length === 0 ? (
          <p class="inside muted">Its plans offer none.</p>
        ) : (
          <Table
            caption="Extra resources"
            rows={items}
            keyOf={({ id: item }) => item}
            columns={[
              {
                name: "Resource",
                lead: true,
                cell: ({ id: item, name }) => <strong class="break">{`${item} · ${name}`}</strong>,
              },
              { name: "In", cell: ({ unit }) => unit },
              { name: "Price scheme", cell: ({ type }) => toWords(type) },
              { name: "Paid", cell: ({ valueType }) => toWords(valueType) },
              { name: "Must be chosen", cell: ({ required }) => (required ? "yes" : "no") },
              {
                name: "Measured by",
                cell: ({ self }) => metrics.find(({ billingItem }) => billingItem.url === self)?.name ?? "–",
              },
            ]}
          />
        )}
      </section>
      {isOpen.value && <Edit product={product} onClose={() => (isOpen.value = false)} />}
    </Page>
  );
}

function Events({ product }: { readonly product: ProductDTO }): JSX.Element {
  const { syndicationEndpoints, orderValidationUrls, sku } = product;
  return (
    <section class="sheet" aria-label="Where events go">
      <header>
        <h2>Where events go</h2>
      </header>
      <div class="inside">
        <dl class="facts">
          <dt>Events</dt>
          <dd class="mono">
            {syndicationEndpoints === undefined
              ? "only its vendor sees this"
              : syndicationEndpoints.join("\n") || "nowhere"}
          </dd>
          <dt>Orders are validated at</dt>
          <dd class="mono">{orderValidationUrls?.join("\n") || "–"}</dd>
          <dt>SKU</dt>
          <dd class="mono">{sku ?? "–"}</dd>
        </dl>
      </div>
    </section>
  );
}

interface EditProps {
  readonly product: ProductDTO;
  readonly onClose: () => void;
}

function Edit({ product, onClose }: EditProps): JSX.Element {
  const list = (form: FormData, name: string): string[] =>
    String(form.get(name) ?? "")
      .split(/\s+/)
      .filter(Boolean);
  const save = async (form: FormData): Promise<void> => {
    const secret = String(form.get("secret") ?? "");
    await market.peek()?.products.update(product.id, {
      name: String(form.get("name")),
      shortDescription: String(form.get("shortDescription") ?? ""),
      longDescription: String(form.get("longDescription") ?? ""),
      syndicationEndpoints: list(form, "endpoints"),
      orderValidationUrls: list(form, "validation"),
      ...(secret === "" ? {} : { notificationSecretToken: secret }),
    });
  };
  return (
    <Dialog title={`Edit ${product.name}`} onClose={onClose} submit={{ label: "Save", act: save }}>
      <Field label="Name" name="name" value={product.name} required />
      <Field label="In one sentence" name="shortDescription" value={product.shortDescription ?? ""} />
      <label class="field">
        <span>On its page</span>
        <textarea class="input" name="longDescription" defaultValue={product.longDescription ?? ""} />
      </label>
      <Field
        label="Events go to"
        name="endpoints"
        value={product.syndicationEndpoints?.join(" ") ?? ""}
        placeholder="http://127.0.0.1:3000/events"
        hint="One address or more, with blanks between."
      />
      <Field
        label="Orders are validated at"
        name="validation"
        value={product.orderValidationUrls?.join(" ") ?? ""}
      />
      <Field
        label="Secret"
        name="secret"
        type="password"
        autocomplete="off"
        hint="Signs its events. Empty: as before."
      />
    </Dialog>
  );
}
