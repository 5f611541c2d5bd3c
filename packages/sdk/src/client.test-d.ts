/** What must compile, and what must not, as checked by `tsc`. */
import type * as Contract from "@syndikit/contract";
import { expectTypeOf } from "vitest";
import {
  ApiError,
  createMarketplace,
  type ErrorResponse,
  type ErrorStatus,
  type List,
  type ProductDTO,
  type ProductVersionDTO,
  result,
  type Subscription,
  type UpgradeResult,
} from "./index.js";
import { withOpenApi } from "./openapi.js";

const market = createMarketplace({
  baseUrl: "https://m.example",
  apiVersion: "20260101",
  auth: { token: "t" },
});
declare const subscription: Subscription;
declare const created: Contract.SubscriptionCreatedEvent;

export async function references(): Promise<void> {
  await market.subscriptions.get(42);
  await market.subscriptions.get("subscription/42");
  await market.subscriptions.get({ url: "subscription/42" });
  await market.subscriptions.get(subscription);
  await market.users.get(subscription.buyer);
  // @ts-expect-error an invoice is not a subscription
  await market.subscriptions.get("invoice/42");
  // @ts-expect-error a bare number in a string is not a reference
  await market.subscriptions.get("42");
  // @ts-expect-error a reference to a user is not one to a subscription
  await market.subscriptions.get(subscription.buyer);
  // @ts-expect-error a subscription is not a user
  await market.users.get(subscription);
  // @ts-expect-error a reference is needed
  await market.subscriptions.get();
  // @ts-expect-error a product is not a plan
  await market.subscriptions.upgrade(42, subscription.product);
}

export async function bodies(): Promise<void> {
  const line = { description: "Usage", price: { price: "1.0000" }, quantity: 1, unit: "Item" };
  await market.subscriptions.bill(42, [line] as const);
  // @ts-expect-error one line is not a list
  await market.subscriptions.bill(42, line);
  // @ts-expect-error a key that no line has
  await market.subscriptions.bill(42, [{ ...line, colour: "red" }]);
  // @ts-expect-error a line needs a price
  await market.subscriptions.bill(42, [{ description: "Usage", quantity: 1, unit: "Item" }]);
  // @ts-expect-error an endpoint is a URL
  await market.subscriptions.setEndpoints(42, [{ category: "APP" }]);
  // @ts-expect-error a name is a text
  await market.subscriptions.setName(42, 7);
  // @ts-expect-error a field that no patch has
  await market.users.patch(7, { name: "Ann", shoeSize: 40 });
}

declare const product: ProductDTO;
declare const plan: ProductVersionDTO;

export async function whatWasReadMayBeSent(): Promise<void> {
  // A filter accepts what a field returns, which may be a value that is added later.
  market.subscriptions.list({ status: [subscription.deploymentStatus], type: subscription.type });
  market.products.list({ productType: product.type });
  await market.products.update(product, { ...product, name: "Notes" });
  await market.productVersions.update(plan, { ...plan, name: "Basic" });
  // A reference in a body may have any form, as one among the arguments.
  await market.productVersions.create({ name: "Basic", product });
  await market.productVersions.create({ name: "Basic", product: 2 });
  await market.productVersions.create({ name: "Basic", product: "product/2" });
  await market.productVersions.create({ name: "Basic", product: plan.product });
  // @ts-expect-error a plan is not a product
  await market.productVersions.create({ name: "Basic", product: plan });
  const description = undefined as string | undefined;
  await market.productVersions.update(plan, { description });
}

export async function byPath(): Promise<void> {
  const { openapi } = withOpenApi(market);
  const params = { path: { id: 42 } };
  const read = await openapi.GET("/subscription/{id}", { params });
  if (read.error) expectTypeOf(read.error).toEqualTypeOf<ErrorResponse>();
  // A named model, that a method takes.
  else expectTypeOf(read.data).toEqualTypeOf<Subscription>();
  const body = { action: "SYNDICATED_UPGRADE", productVersion: { url: "productVersion/8" } } as const;
  const { data } = await openapi.PATCH("/subscription/{id}", { params, body });
  expectTypeOf(data).toEqualTypeOf<UpgradeResult | undefined>();
  await openapi.GET("/subscription", { params: { query: { status: ["DEPLOYED"] } }, timeout: 1000 });
  // @ts-expect-error there is no such path
  await openapi.GET("/subscriptions");
  // @ts-expect-error the path parameters are required
  await openapi.GET("/subscription/{id}");
  // @ts-expect-error a parameter that does not exist
  await openapi.GET("/subscription", { params: { query: { status: ["DEPLOYED"], colour: "red" } } });
  // @ts-expect-error an option that no call has
  await openapi.GET("/subscription", { timeOut: 1000 });
  const order = { type: "NORMAL", productVersion: 8 };
  // @ts-expect-error here a body is written as it is sent
  await openapi.POST("/order", { body: order });
  const placed = { type: "NORMAL", productVersion: { url: "productVersion/8" } } as const;
  // @ts-expect-error: The operation has no parameter in its path.
  await openapi.GET("/user/me", { params: { path: { id: 1 } } });
  // @ts-expect-error: There is no dry run: it would place a real order.
  await openapi.POST("/order", { body: placed, params: { query: { dryRun: true } } });
  await openapi.POST("/order", { body: placed });
  const text = await openapi.GET("/user/me", { parseAs: "text" });
  expectTypeOf(text.data).toEqualTypeOf<string | undefined>();
  // @ts-expect-error a GET has no body
  await openapi.GET("/user/me", { body: order });
  expectTypeOf(market.request<{ id: number }>("GET", "/thing")).resolves.toEqualTypeOf<{ id: number }>();
}

export async function options(): Promise<void> {
  market.subscriptions.list({ status: ["DEPLOYED"] }, { timeout: 1000 });
  // @ts-expect-error an option is not part of the query
  market.subscriptions.list({ status: ["DEPLOYED"], timeout: 1000 });
  const signal = undefined as AbortSignal | undefined;
  await market.subscriptions.get(42, { language: undefined }, { signal, timeout: undefined });
  // @ts-expect-error a filter that this list does not have
  market.subscriptions.list({ status: ["DEPLOYED"], colour: "red" });
  // @ts-expect-error a field that this list cannot be sorted by
  market.subscriptions.list({ sortField: "colour" });
  // @ts-expect-error an option that no call has
  await market.users.me({ timeOut: 1000 });
  // @ts-expect-error a permanent token must be asked for explicitly
  await market.login.token({ expire: false });
  // @ts-expect-error the caller must confirm that the previous token stops working
  await market.login.permanentToken({});
  createMarketplace({ baseUrl: "https://m.example", auth: { token: "t" } });
  // @ts-expect-error a password is missing
  createMarketplace({ baseUrl: "https://m.example", apiVersion: "20260101", auth: { username: "vendor" } });
}

export async function results(): Promise<void> {
  expectTypeOf(market.subscriptions.get(42)).resolves.toEqualTypeOf<Subscription>();
  expectTypeOf(market.subscriptions.markDeployed(42)).resolves.toEqualTypeOf<void>();
  // The interface promises only the status of these.
  expectTypeOf(market.subscriptions.setOneshotCosts(42, [])).resolves.toEqualTypeOf<
    Subscription | undefined
  >();
  expectTypeOf(market.subscriptions.setRecurringCosts(42, [])).resolves.toEqualTypeOf<
    Subscription | undefined
  >();
  expectTypeOf(market.subscriptions.list()).toEqualTypeOf<List<Subscription>>();
  expectTypeOf(market.login.token()).resolves.toEqualTypeOf<string>();
  const { invoice } = await market.subscriptions.bill(42, []);
  expectTypeOf(invoice).toEqualTypeOf<`invoice/${number}` | undefined>();
  const outcome = await result(market.companies.get(7));
  if (!outcome.ok && outcome.error.kind === "api") {
    expectTypeOf(outcome.error.status).toEqualTypeOf<ErrorStatus | (number & {})>();
  }
  const caught: unknown = created;
  if (ApiError.is(caught, 404, 409)) expectTypeOf(caught.status).toEqualTypeOf<404 | 409>();
  // A proxy in front of the marketplace may answer with its own page.
  if (ApiError.is(caught, 413)) expectTypeOf(caught.status).toEqualTypeOf<413>();
}

/** What other clients write for a field without a value. */
async function fieldsThatAreNull(): Promise<void> {
  await market.subscriptions.bill(42, [
    { price: { price: "1.0000", vat: null }, unit: null, identifier: null, purchased: null },
  ]);
  await market.subscriptions.setEndpoints(42, [{ endpoint: "https://app.example", description: null }]);
  // @ts-expect-error -- a line without a price bills nothing
  await market.subscriptions.bill(42, [{ price: null }]);
}
void fieldsThatAreNull;

/** The methods that the receiver kit needs of a client. */
interface ReceiversClient {
  readonly subscriptions: {
    get(
      subscription: number,
      query?: object,
      options?: { signal?: AbortSignal },
    ): Promise<Contract.Subscription>;
    setEndpoints(subscription: number, endpoints: [], options?: { signal?: AbortSignal }): Promise<void>;
    setInstructions(subscription: number, texts: Record<string, string>): Promise<void>;
    setCredentials(subscription: number, credentials: []): Promise<void>;
    markDeployed(subscription: number, options?: { signal?: AbortSignal }): Promise<void>;
    markFailed(subscription: number): Promise<void>;
    markUndeployed(subscription: number): Promise<void>;
  };
  readonly users: { get(user: `user/${number}`): Promise<{ email?: string }> };
}
market satisfies ReceiversClient;
