// What each foreign client does: a login, an order, a list with filters, an upgrade, a bill and an error.

const [url = ""] = process.argv.slice(2);

const basic = (name) => `Basic ${Buffer.from(`${name}:${name}-demo`).toString("base64")}`;

const line = {
  description: "Support",
  price: { price: "5.0000", currency: "EUR" },
  quantity: 2,
  unit: "Hours",
};

/** Plays it with a client, and prints what came of it as one line of JSON. */
export async function play(createClient) {
  const token = await createClient(url, { Authorization: basic("vendor") }).login();
  const vendor = createClient(url, { "CMW-Auth-Token": token });
  const customer = createClient(url, { Authorization: basic("customer") });

  const order = await customer.order({ type: "NORMAL", productVersion: { url: "productVersion/1" } });
  const id = Number(order.subscription.url.split("/")[1]);
  await vendor.setEndpoints(id, [{ endpoint: "https://tenant.example", category: "APP" }]);
  await vendor.patch(id, { deploymentStatus: "DEPLOYED" });
  const listed = await vendor.list({
    status: ["DEPLOYED", "PENDING"],
    product: 1,
    sortField: "id",
    pageSize: 50,
  });
  const upgrade = await vendor.patch(id, {
    action: "SYNDICATED_UPGRADE",
    productVersion: { url: "productVersion/2" },
  });
  await vendor.bill(id, [line]);
  const { invoices, productVersion } = await vendor.get(id);
  const refusal = await vendor.get(2_147_483_647).then(
    () => ({ status: 200 }),
    (error) => error,
  );
  const found = {
    token: typeof token,
    states: [...new Set(listed.map(({ deploymentStatus }) => deploymentStatus))],
    isListed: listed.some((each) => each.id === id),
    upgrade: upgrade.upgrade,
    plan: productVersion.url,
    invoices: invoices.length,
    refused: { status: refusal.status, key: refusal.body?.errorHolders[0]?.key },
  };
  console.log(JSON.stringify(found));
}
