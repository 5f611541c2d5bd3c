import { ApiError, createMarketplace, result, withResponse } from "@syndikit/sdk";

export const market = createMarketplace({
  baseUrl: "https://market.example",
  apiVersion: "20260101",
  auth: { token: "t" },
});

/** Forty calls, as a vendor's application makes them. It is only ever type-checked. */
export async function forty(): Promise<void> {
  const sub = await market.subscriptions.get(42);
  const buyer = await market.users.get(sub.buyer);
  const product = await market.products.get(sub.product);
  const plan = await market.productVersions.get(sub.productVersion, { language: "de" });
  await market.subscriptions.setEndpoints(sub, [{ category: "APP", endpoint: "https://t42.example" }]);
  await market.subscriptions.setInstructions(sub, { en: "Sign in with your e-mail address." });
  await market.subscriptions.setCredentials(sub, [{ key: "user", value: "ann" }]);
  await market.subscriptions.markDeployed(sub);
  await market.subscriptions.markFailed("subscription/42");
  await market.subscriptions.markUndeployed({ url: "subscription/42" });
  await market.subscriptions.setName(sub, "Notes of Ann");
  await market.subscriptions.setAutoRenew(sub, true);
  await market.subscriptions.renew(sub);
  await market.subscriptions.terminate(sub);
  const change = await market.subscriptions.upgrade(sub, "productVersion/8");
  if (change.upgrade === "PAID") console.log(change.invoice);
  const { invoice } = await market.subscriptions.bill(sub, []);
  if (invoice) await market.invoices.get(invoice);
  await market.subscriptions.setOneshotCosts(sub, []);
  await market.subscriptions.setRecurringCosts(sub, []);
  await market.subscriptions.getMetadata(sub);
  await market.subscriptions.replaceMetadata(sub, { team: "a" });
  await market.subscriptions.removeMetadataKey(sub, "team");
  for await (const { name } of market.subscriptions.list({ status: ["DEPLOYED"] })) console.log(name);
  const { totalItems } = await market.subscriptions.count({ product: 3 });
  const [first] = await market.users.list({ search: "ann" }).first(1);
  const page = await market.invoices.list({ paid: false, pageSize: 50 }).page();
  for await (const { items } of market.orders.list().pages()) console.log(items.length);
  await market.users.patch(buyer, { name: "Ann" });
  await market.users.me({ timeout: 2_000 });
  await market.companies.get(7);
  await market.events.redeliver(3);
  await market.events.attempts(3);
  await market.invoices.markPaid(310, { reference: "bank 17" });
  await market.paymentMethods.delete(4);
  await market.countryCodes.list({ language: "de" });
  await market.sandbox.advanceClock({ advance: "P1M" }, { settle: true });
  await market.sandbox.clearFaults();
  await market.login.token();
  const { data, response, attempts } = await withResponse(market.companies.get(7));
  const renamed = await result(market.companies.patch(7, { name: "Acme" }));
  if (!renamed.ok && ApiError.is(renamed.error, 404)) console.log(renamed.error.status);
  console.log(
    product.name,
    plan.name,
    totalItems,
    first?.email,
    page.items,
    data.name,
    response.status,
    attempts,
  );
}
