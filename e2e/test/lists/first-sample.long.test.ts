import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createReferenceServer } from "@syndikit/reference-server";
import { createMarketplace } from "@syndikit/sdk";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../consumers/repository.js";
import { startSample } from "../readmes/run-sample.js";
import { readBlocks } from "../scaffold/readme-blocks.js";

const sample = readBlocks(readFileSync(join(root, "README.md"), "utf8"), "A vendor with the SDK").find(
  ({ language }) => language === "js",
);

test.each([45, 120])("the README's first sample provisions all of %i orders that wait", async (count) => {
  const server = await createReferenceServer({ passwordCost: 4, requestsPerMinute: 10_000_000 });
  onTestFinished(() => server.close());
  const { url } = await server.listen({ port: 0 });
  const [customer, vendor] = ["customer", "vendor"].map((username) =>
    createMarketplace({ baseUrl: url, auth: { username, password: `${username}-demo` } }),
  );
  for (let index = 1; index < count; index += 1)
    await customer?.orders.create({ type: "NORMAL", productVersion: { url: "productVersion/1" } });
  const program = await startSample({
    document: "README.md",
    place: "A vendor with the SDK",
    code: (sample?.code ?? "").replace("http://127.0.0.1:8081", url),
  });
  onTestFinished(() => program.stop());
  await program.ended();
  // The sample itself orders one more.
  expect(program.output().trim().split("\n")).toEqual(
    Array.from({ length: count }, (_, index) => `subscription/${index + 1} DEPLOYED`),
  );
  expect((await vendor?.subscriptions.count({ status: ["PENDING"] }))?.totalItems).toBe(0);
});
