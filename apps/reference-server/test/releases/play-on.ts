import { type Answers, readList, readSubscriptions } from "./answers.js";
import { type Market, textAt } from "./market.js";

/**
 * What happens to the marketplace of the story from 1 March on: what waited is paid or lapses, and every subscription
 * goes on to its end. It names subscriptions by the numbers that the story gave them.
 */
export async function playOn(market: Market): Promise<Answers> {
  const { send, advance } = market;
  const answers: Record<string, unknown> = {};
  let step = 0;
  const act = async (user: string, method: string, path: string, body?: unknown): Promise<unknown> => {
    step += 1;
    const { status, body: answer, location } = await send(user, method, path, body);
    answers[`step ${step}: ${user} ${method} ${path}`] = {
      status,
      ...(location === "" ? {} : { location }),
      ...(answer === undefined ? {} : { answer }),
    };
    return answer;
  };
  const note = async (when: string): Promise<void> => {
    for (const [path, answer] of Object.entries(await readSubscriptions(market))) {
      answers[`${when}: ${path}`] = answer;
    }
  };
  const find = async (list: string, field: string, value: string): Promise<string> => {
    const { body } = await send("vendor", "GET", `${list}?pageSize=50`);
    const entries: readonly unknown[] = Object.values(body ?? {});
    return textAt(
      entries.findLast((entry) => new Map(Object.entries(entry ?? {})).get(field) === value),
      "self",
    );
  };

  // Secrets, prices and limits of before are in use.
  const { body: endpoints } = await send("vendor", "GET", "eventEndpoint?pageSize=50");
  for (const endpoint of Object.values(endpoints ?? {})) {
    if (textAt(endpoint, "endpoint") !== "https://atlas.example/events") continue;
    await send("vendor", "PATCH", textAt(endpoint, "self"), { paused: false });
  }
  await market.settle();
  const vendor = (method: string, path: string, body?: unknown) => act("vendor", method, path, body);
  await vendor("PATCH", "subscription/24", { deploymentStatus: "DEPLOYED" });
  await vendor("PATCH", "subscription/2", { action: "START" });
  await vendor("POST", "subscription/1/invoice", [
    { description: "Again by hand", price: { price: "7.00" } },
  ]);
  const used = "subscription/1";
  // The demo of a later version has more of them, so the story's, which come after, have other numbers.
  const small = await find("productVersion", "name", "Small");
  const large = await find("productVersion", "name", "Large");
  const seats = await find("billingItem", "identifier", "seats");
  const desks = await find("billingItem", "identifier", "desks");
  const region = await find("configurationParameter", "code", "region");
  const nickname = await find("configurationParameter", "code", "nickname");
  const order = await act("customer", "POST", "order", {
    type: "NORMAL",
    productVersion: { url: small },
    billingItems: { [seats]: 2, [desks]: 1 },
    configurationParameters: { [region]: "us", [nickname]: "team" },
  });
  await vendor("PATCH", textAt(order, "subscription", "url"), { deploymentStatus: "DEPLOYED" });
  await act("customer2", "POST", "paymentMethod", {
    label: "A good card",
    defaultMethod: true,
    payload: { paymentMethodId: "pm_card_visa" },
  });
  const { body: bills } = await send("customer2", "GET", "invoice?pageSize=50");
  const unpaid = Object.values(bills ?? {}).filter((bill) => textAt(bill, "status") === "UNPAID");
  // The first two are paid, and the others lapse or stay owed.
  for (const bill of unpaid.slice(0, 2)) await act("customer2", "POST", `${textAt(bill, "self")}/pay`, {});
  await act("customer", "GET", "invoice/1/pdf");
  await note("on 1 March");

  await advance("P5D");
  await note("on 6 March");
  await act("customer", "PATCH", used, {
    action: "BILLING_ITEM_UPGRADE",
    billingItems: { [seats]: 9 },
  });
  await vendor("PATCH", used, { action: "SYNDICATED_UPGRADE", productVersion: { url: large } });
  await act("admin", "POST", "invoice/1/credit", { reason: "It was slow again.", amount: "0.50" });
  await advance("P1M");
  await note("on 6 April");
  await act("customer", "PATCH", used, { action: "KILL" });
  await vendor("PATCH", used, { deploymentStatus: "UNDEPLOYED" });
  await vendor("PATCH", "subscription/2", { action: "KILL", reason: "The service closes." });
  await advance("P1M");
  await note("on 6 May");
  for (const path of ["order", "invoice"]) Object.assign(answers, await readList(market, "admin", path));
  return answers;
}
