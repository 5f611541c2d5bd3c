import { createReferenceServer, DEMO_ACCOUNTS } from "@syndikit/reference-server";
import { createMarketplace } from "@syndikit/sdk";
import { expect, test } from "vitest";
import { demoAccounts, demoCustomerWithoutCard } from "../src/marketplace/connect.js";

// The program does not import these accounts from the server, because that would load the whole server.
test("the accounts for a marketplace on this machine are those of the demo", async () => {
  const server = await createReferenceServer({ passwordCost: 4 });
  try {
    const accounts = [...Object.values(demoAccounts), demoCustomerWithoutCard];
    for (const auth of accounts) {
      const client = createMarketplace({
        baseUrl: "https://marketplace.test",
        auth,
        fetch: (url, init) => server.fetch(new Request(url, init)),
      });
      const { userRole } = await client.users.me();
      expect(userRole).toBe(DEMO_ACCOUNTS.find(({ userName }) => userName === auth.username)?.role);
    }
  } finally {
    await server.close();
  }
});
