import { useSignal } from "@preact/signals";
import type { ProductCreate } from "@syndikit/sdk";
import type { JSX } from "preact";
import { toWords } from "../../format.js";
import { choicesOf, readChoices } from "../../forms/choices.js";
import { productFields } from "../../forms/fields.gen.js";
import { FormDialog } from "../../forms/form-dialog.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { EmptyList, List, SearchField } from "../../parts/list.js";
import { Page } from "../../parts/page.js";
import { Stamp } from "../../parts/stamp.js";
import { Written } from "../../parts/written.js";
import { go, query } from "../../router.js";
import { isAdmin, isVendor } from "../../session.js";

/** The fields that stand above the fold of the form of a new product. */
const FIRST = ["company", "shortDescription", "syndicationEndpoints", "notificationSecretToken"];

export function Catalogue(): JSX.Element {
  const isOpen = useSignal(false);
  // An administrator creates a product for one of the vendors.
  const vendors = useLoad(async (client) =>
    isAdmin.value ? await readChoices(client.companies.list({ sortField: "name" })) : undefined,
  );
  const create = async (input: ProductCreate): Promise<void> => {
    const product = await market.peek()?.products.create(input);
    if (product !== undefined) go(`/product/${product.id}`);
  };
  return (
    <Page
      title="Catalogue"
      about="Products, their plans, what an order asks for, what is measured, and where events go."
      actions={
        (isVendor.value || isAdmin.value) && (
          <button type="button" class="button main" onClick={() => (isOpen.value = true)}>
            New product
          </button>
        )
      }
    >
      <search class="filters" aria-label="Filters">
        <SearchField label="Product" />
      </search>
      <List
        label="Products"
        read={(client, part) =>
          client.products
            .list({ search: query.value.get("search") ?? undefined, ...part, sortDirection: "ASC" })
            .page()
        }
        keyOf={({ id }) => id}
        columns={[
          {
            name: "Product",
            lead: true,
            cell: ({ id, name }) => <Written text={`${id} · ${name}`} href={`/product/${id}`} />,
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
              {isVendor.value || isAdmin.value
                ? "Create your first product with the button above."
                : "Vendors list products here."}
            </p>
          </EmptyList>
        }
      />
      {isOpen.value && (
        <FormDialog<ProductCreate>
          title="A new product"
          label="Create"
          fields={productFields}
          first={FIRST}
          choices={isAdmin.value ? { company: choicesOf(vendors.value.value ?? []) } : {}}
          save={create}
          onClose={() => (isOpen.value = false)}
        />
      )}
    </Page>
  );
}
