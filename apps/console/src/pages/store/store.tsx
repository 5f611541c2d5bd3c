import type { ProductDTO, ProductVersionDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { toAmount } from "../../format.js";
import { useLoad } from "../../load.js";
import { Failure } from "../../parts/failure.js";
import { SearchField } from "../../parts/list.js";
import { Empty, Page, Skeleton } from "../../parts/page.js";
import { type PageProps, query } from "../../router.js";
import "../../styles/store.css";
import { Product } from "./product.js";

/** The store as customers see it: the products, or the plans of one product. */
export function Store({ params }: PageProps): JSX.Element {
  const id = params["id"];
  return id === undefined ? <Shelves /> : <Product key={id} id={Number(id)} />;
}

function Shelves(): JSX.Element {
  const loaded = useLoad(
    async (client) => {
      const search = query.value.get("search") ?? undefined;
      const [products, plans] = await Promise.all([
        client.products.list({ search, sortField: "name" }).first(60),
        client.productVersions.list({ sortField: "id" }).first(200),
      ]);
      return { products: products.filter(({ published }) => published), plans };
    },
    { live: false },
  );
  const { value, error } = loaded.value;
  return (
    <Page
      title="Storefront"
      about="As a customer sees it: choose a product, compare its plans, order, pay, and watch it being provisioned."
    >
      <search class="filters">
        <SearchField label="Product" />
      </search>
      <Failure error={error} />
      {value === undefined ? (
        error === undefined && <Skeleton lines={9} />
      ) : value.products.length === 0 ? (
        <div class="sheet">
          <Empty title="Nothing is for sale">
            <p>A product is here when one of its plans is published. A vendor does that in the catalogue.</p>
            <a class="button" href="/catalogue">
              To the catalogue
            </a>
          </Empty>
        </div>
      ) : (
        <div class="grid">
          {value.products.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              plans={value.plans.filter((plan) => plan.product.url === product.self && plan.published)}
            />
          ))}
        </div>
      )}
    </Page>
  );
}

interface CardProps {
  readonly product: ProductDTO;
  readonly plans: readonly ProductVersionDTO[];
}

function ProductCard({ product, plans }: CardProps): JSX.Element {
  const prices = plans.flatMap(({ price }) => (price === undefined ? [] : [Number(price)]));
  return (
    <a class="sheet product" data-row href={`/store/${product.id}`}>
      <span class="badge" aria-hidden="true">
        {product.name.slice(0, 1)}
      </span>
      <h2 class="break">{product.name}</h2>
      <p class="muted break">{product.shortDescription}</p>
      <p class="row">
        <span>{plans.length === 1 ? "1 plan" : `${plans.length} plans`}</span>
        {prices.length > 0 && (
          <strong class="push">{`from ${toAmount(Math.min(...prices).toFixed(2))} EUR`}</strong>
        )}
      </p>
    </a>
  );
}
