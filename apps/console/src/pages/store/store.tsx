import type { Marketplace, ProductDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { count, toAmount } from "../../format.js";
import { useLoad } from "../../load.js";
import { Failure } from "../../parts/failure.js";
import { SearchField } from "../../parts/list.js";
import { Empty, Page, Skeleton } from "../../parts/page.js";
import { Pager } from "../../parts/pager.js";
import { numberInQuery, type PageProps, query } from "../../router.js";
import "../../styles/store.css";
import { Product } from "./product.js";

/** The store as customers see it: the products, or the plans of one product. */
export function Store({ params }: PageProps): JSX.Element {
  const id = params["id"];
  return id === undefined ? <Shelves /> : <Product key={id} id={Number(id)} />;
}

/** The products on one page of the store. */
const PAGE_SIZE = 24;

function Shelves(): JSX.Element {
  const loaded = useLoad(
    async (client) => {
      const search = query.value.get("search") ?? undefined;
      const page = await client.products
        .list({ search, sortField: "name", pageNumber: numberInQuery("page") ?? 1, pageSize: PAGE_SIZE })
        .page();
      // A vendor and an administrator are told of products too that are not for sale.
      const sold = page.items.filter(({ published }) => published);
      const offers = await Promise.all(sold.map((product) => readOffer(client, product)));
      return { page, offers };
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
      ) : value.offers.length === 0 && value.page.totalPages <= 1 ? (
        <div class="sheet">
          <Empty title="Nothing is for sale">
            <p>A product is here when one of its plans is published. A vendor does that in the catalogue.</p>
            <a class="button" href="/catalogue">
              To the catalogue
            </a>
          </Empty>
        </div>
      ) : (
        <>
          <div class="grid">
            {value.offers.map((offer) => (
              <ProductCard key={offer.product.id} {...offer} />
            ))}
          </div>
          {value.page.totalPages > 1 && (
            <Pager page={value.page.pageNumber} totalPages={value.page.totalPages} total={value.page} />
          )}
        </>
      )}
    </Page>
  );
}

/** A product, the number of its plans, and the lowest price among them. */
interface Offer {
  readonly product: ProductDTO;
  readonly plans: number;
  readonly from: number | undefined;
}

async function readOffer(client: Marketplace, product: ProductDTO): Promise<Offer> {
  const { items, totalItems } = await client.productVersions
    .list({ product: product.id, sortField: "price" })
    .page();
  // A plan without a price is sold on request.
  const prices = items.flatMap(({ price }) => (price === undefined ? [] : [Number(price)]));
  return { product, plans: totalItems, from: prices.length === 0 ? undefined : Math.min(...prices) };
}

function ProductCard({ product, plans, from }: Offer): JSX.Element {
  return (
    <a class="sheet product" data-row href={`/store/${product.id}`}>
      <span class="badge" aria-hidden="true">
        {product.name.slice(0, 1)}
      </span>
      <h2 class="break">{product.name}</h2>
      <p class="muted break">{product.shortDescription}</p>
      <p class="row">
        <span>{count(plans, "plan")}</span>
        {from !== undefined && <strong class="push">{`from ${toAmount(from.toFixed(2))} EUR`}</strong>}
      </p>
    </a>
  );
}
