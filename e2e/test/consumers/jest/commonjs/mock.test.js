const { mockMarketplace } = require("@syndikit/testing/msw");
const { setupServer } = require("msw/node");

const market = mockMarketplace({ baseUrl: "https://market.example", afterEach });
const server = setupServer(...market.handlers);
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());

const headers = { authorization: "Basic dmVuZG9yOnZlbmRvci1kZW1v" };

test("an answer", async () => {
  market.on("subscriptionGet", 200, { name: "Notes of Ann" });
  const response = await fetch("https://market.example/api/subscription/12", { headers });
  expect(await response.json()).toMatchObject({ name: "Notes of Ann" });
});

test("a forbidden request fails its test", async () => {
  await fetch("https://market.example/api/subscriptions/12", { headers });
});
