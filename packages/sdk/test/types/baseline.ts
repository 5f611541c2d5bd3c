import { createMarketplace } from "@syndikit/sdk";

export const market = createMarketplace({
  baseUrl: "https://market.example",
  apiVersion: "20260101",
  auth: { token: "t" },
});
