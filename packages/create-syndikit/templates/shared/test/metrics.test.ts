import { expect, test } from "vitest";
import { openMarketplace } from "./open-marketplace.ts";

/** What a poll of the metric is answered. */
async function poll(headers: Record<string, string>): Promise<Response> {
  const { receive } = await openMarketplace();
  return receive(new Request("https://app.example/metric/notes", { headers }));
}

test("a poll is answered with what the subscription uses", async () => {
  const response = await poll({ "CD-Subscription-Id": "12", "X-Metric-Key": "a-key-for-tests" });
  expect([response.status, await response.json()]).toEqual([200, { value: 3 }]);
});

test("who has not the key learns nothing", async () => {
  const response = await poll({ "CD-Subscription-Id": "12", "X-Metric-Key": "another" });
  expect(response.status).toBe(401);
});
