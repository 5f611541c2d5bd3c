import { setupServer } from "msw/node";
import { afterAll } from "vitest";
import { mockMarketplace } from "../../src/msw/index.js";
import { describeContract } from "./describe-contract.js";

const base = "https://market.example/api";
const market = mockMarketplace({ baseUrl: base });
const server = setupServer(...market.handlers);
server.listen({ onUnhandledRequest: "error" });
afterAll(() => server.close());

describeContract("the mock", () => ({
  base,
  accountFor: () => "vendor",
  reset: async () => market.reset(),
  prepare: async (_, input) => input,
  send: (request) => fetch(request),
}));
