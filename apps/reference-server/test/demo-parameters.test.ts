import { toReference } from "@syndikit/contract";
import { expect, test } from "vitest";
import { DEMO_PARAMETERS, DEMO_PLANS, DEMO_PRODUCTS } from "../src/sandbox/seed/catalogue.js";
import { openDemo } from "./support/demo-server.js";

const order = (configurationParameters?: Readonly<Record<string, string>>) => ({
  type: "NORMAL",
  productVersion: { url: toReference("productVersion", DEMO_PLANS.toolsTeam) },
  ...(configurationParameters && { configurationParameters }),
});

test("the demo has a required parameter, alone on the last plan of the other vendor's product", async () => {
  const demo = await openDemo();
  const domain = toReference("configurationParameter", DEMO_PARAMETERS.domain);
  expect((await demo.call("customer", "GET", domain)).body).toMatchObject({
    required: true,
    product: { url: toReference("product", DEMO_PRODUCTS.tools) },
  });
  const { body } = await demo.call("admin", "GET", "productVersion?sortField=id&pageSize=50");
  const plans = body as {
    readonly id: number;
    readonly configurationParameters: { readonly url: string }[];
  }[];
  const offering = plans.filter(({ configurationParameters }) =>
    configurationParameters.some(({ url }) => url === domain),
  );
  expect(offering.map(({ id, configurationParameters: { length } }) => [id, length])).toEqual([
    [DEMO_PLANS.toolsTeam, 1],
  ]);
  expect(plans.at(-1)?.id).toBe(DEMO_PLANS.toolsTeam);
  expect(Math.max(...Object.values(DEMO_PARAMETERS))).toBe(DEMO_PARAMETERS.domain);

  expect((await demo.call("customer", "POST", "order", order())).status).toBe(422);
  expect((await demo.call("customer", "POST", "order", order({ [domain]: "No Address" }))).status).toBe(422);
  expect((await demo.call("customer", "POST", "order", order({ [domain]: "our-team" }))).status).toBe(201);
});
