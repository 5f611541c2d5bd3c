import { useSignal } from "@preact/signals";
import { ProductType } from "@syndikit/contract";
import type { JSX } from "preact";
import { toWords } from "../../format.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { Dialog } from "../../parts/action.js";
import { Field } from "../../parts/field.js";
import { EmptyList, SearchField } from "../../parts/list.js";
import { Page } from "../../parts/page.js";
import { Stamp } from "../../parts/stamp.js";
import { Listing } from "../../parts/table.js";
import { go, query } from "../../router.js";
import { isVendor } from "../../session.js";

export function Catalogue(): JSX.Element {
  const isOpen = useSignal(false);
  const loaded = useLoad((client) =>
    client.products
      .list({ search: query.value.get("search") ?? undefined, sortField: "id", pageSize: 50 })
      .page(),
  );
  const create = async (form: FormData): Promise<void> => {
    const product = await market.peek()?.products.create({
      name: String(form.get("name")),
      type: ProductType.SYNDICATED,
      shortDescription: String(form.get("shortDescription") ?? ""),
    });
    if (product !== undefined) go(`/product/${product.id}`);
  };
  return (
    <Page
      title="Catalogue"
      about="Products, their plans, what an order asks for, what is measured, and where events go."
      actions={
        isVendor.value && (
          <button type="button" class="button main" onClick={() => (isOpen.value = true)}>
            New product
          </button>
        )
      }
    >
      <search class="filters" aria-label="Filters">
        <SearchField label="Product" />
      </search>
      <section class="sheet" aria-label="Products">
        <Listing
          caption="Products"
          loaded={loaded}
          keyOf={({ id }) => id}
          columns={[
            {
              name: "Product",
              lead: true,
              cell: ({ id, name }) => <a href={`/product/${id}`}>{`${id} · ${name}`}</a>,
            },
            {
              name: "State",
              cell: ({ published }) =>
                published ? <Stamp tone="ok">for sale</Stamp> : <Stamp tone="rest">not published</Stamp>,
            },
            { name: "Kind", cell: ({ type }) => toWords(type) },
            { name: "Plans", number: true, cell: ({ productVersion }) => productVersion.length },
            {
              name: "Events go to",
              cell: ({ syndicationEndpoints }) => (
                <span class="mono break">{syndicationEndpoints?.join(" ") || "–"}</span>
              ),
            },
          ]}
          empty={
            <EmptyList title="No product">
              <p>
                {isVendor.value
                  ? "Create your first product with the button above."
                  : "Vendors list products here."}
              </p>
            </EmptyList>
          }
        />
      </section>
      {isOpen.value && (
        <Dialog
          title="A new product"
          onClose={() => (isOpen.value = false)}
          submit={{ label: "Create", act: create }}
        >
          <Field label="Name" name="name" required />
          <Field label="In one sentence" name="shortDescription" />
        </Dialog>
      )}
    </Page>
  );
}
