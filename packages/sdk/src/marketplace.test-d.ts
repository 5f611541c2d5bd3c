/** What must compile, and what must not. `tsc` is the judge. */
import type { Subscription, SubscriptionCreatedEvent } from "@syndikit/contract";
import { expectTypeOf } from "vitest";
import { ApiError, createMarketplace, type ErrorStatus, type List, result } from "./index.js";

const market = createMarketplace({
  baseUrl: "https://m.example",
  apiVersion: "20260101",
  auth: { token: "t" },
});
declare const subscription: Subscription;
declare const created: SubscriptionCreatedEvent;

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
  // @ts-expect-error an endpoint is an address
  await market.subscriptions.setEndpoints(42, [{ category: "APP" }]);
  // @ts-expect-error a name is a text
  await market.subscriptions.setName(42, 7);
  // @ts-expect-error a field that no patch has
  await market.users.patch(7, { name: "Ann", shoeSize: 40 });
}

export async function options(): Promise<void> {
  market.subscriptions.list({ status: ["DEPLOYED"], timeout: 1000 });
  // @ts-expect-error a filter that this list does not have
  market.subscriptions.list({ status: ["DEPLOYED"], colour: "red" });
  // @ts-expect-error a field that this list cannot be sorted by
  market.subscriptions.list({ sortField: "colour" });
  // @ts-expect-error an option that no call has
  await market.users.me({ timeOut: 1000 });
  // @ts-expect-error a permanent token is not asked for by the way
  await market.login.token({ expire: false });
  // @ts-expect-error it must be said that the previous one dies
  await market.login.permanentToken({});
  // @ts-expect-error a version is required
  createMarketplace({ baseUrl: "https://m.example", auth: { token: "t" } });
  // @ts-expect-error a password is missing
  createMarketplace({ baseUrl: "https://m.example", apiVersion: "20260101", auth: { username: "vendor" } });
}

export async function results(): Promise<void> {
  expectTypeOf(market.subscriptions.get(42)).resolves.toEqualTypeOf<Subscription>();
  expectTypeOf(market.subscriptions.markDeployed(42)).resolves.toEqualTypeOf<void>();
  expectTypeOf(market.subscriptions.list()).toEqualTypeOf<List<Subscription>>();
  expectTypeOf(market.login.token()).resolves.toEqualTypeOf<string>();
  const { invoice } = await market.subscriptions.bill(42, []);
  expectTypeOf(invoice).toEqualTypeOf<`invoice/${number}` | undefined>();
  const outcome = await result(market.companies.get(7));
  if (!outcome.ok && outcome.error.kind === "api") {
    expectTypeOf(outcome.error.status).toEqualTypeOf<ErrorStatus>();
    // @ts-expect-error a status that no operation documents
    outcome.error.status === 418;
  }
  const caught: unknown = created;
  if (ApiError.is(caught, 404, 409)) expectTypeOf(caught.status).toEqualTypeOf<404 | 409>();
  // @ts-expect-error a status that no operation documents
  ApiError.is(caught, 418);
}

/** What the receiver kit asks of a client. */
interface ReceiversClient {
  readonly subscriptions: {
    get(subscription: number, options?: { signal?: AbortSignal }): Promise<Subscription>;
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
