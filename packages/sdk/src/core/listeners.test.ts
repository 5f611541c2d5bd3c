import { expect, test, vi } from "vitest";
import { testClient } from "../../test/client.js";
import { json } from "../../test/fake-fetch.js";

const deprecated = (): Response => json({ id: 1 }, 200, { "cmw-deprecated-by-version": "20270101" });

test("a deprecated operation is told of once, and each operation by itself", async () => {
  const onDeprecated = vi.fn();
  const { market } = testClient(deprecated, { onDeprecated });
  await market.users.me();
  await market.users.me();
  await market.subscriptions.get(42);
  expect(onDeprecated.mock.calls).toEqual([
    [{ operation: "users.me", version: "20270101" }],
    [{ operation: "subscriptions.get", version: "20270101" }],
  ]);
});

test("without a listener it is one warning", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { market } = testClient(deprecated);
  await market.users.me();
  await market.users.me();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
