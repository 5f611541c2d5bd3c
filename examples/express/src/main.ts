import { createMetrics, createProvisioner, createReceiver } from "@syndikit/receiver";
import { toExpress } from "@syndikit/receiver/express";
import { sqliteStore } from "@syndikit/receiver/store/sqlite";
import { createMarketplace } from "@syndikit/sdk";
import express from "express";

const { MARKETPLACE_URL: baseUrl = "", MARKETPLACE_TOKEN: token = "", EVENT_SECRET = "" } = process.env;
const { HOST = "127.0.0.1", PORT = "3000", DATABASE = "./receiver.sqlite" } = process.env;

// The tenants of this application. Yours are in a database.
const boards = new Map<string, { readonly owner: string; readonly cards: string[] }>();
// Which of them a subscription has now: after a reset of the sandbox, another customer's has the same number.
const boardOf = new Map<number, string>();

const provisioner = createProvisioner({
  client: createMarketplace({ baseUrl, auth: { token } }),
  store: sqliteStore(DATABASE),
  provision({ subscriptionId, tenantName, buyer }) {
    boards.set(tenantName, { owner: buyer.email, cards: [] });
    boardOf.set(subscriptionId, tenantName);
    return {
      tenantId: tenantName,
      endpoints: [{ category: "APP", endpoint: `https://boards.example/${tenantName}` }],
      instructions: { en: `Sign in as ${buyer.email}.` },
    };
  },
  deprovision: ({ tenantName }) => boards.delete(tenantName),
});
const receiver = createReceiver({ secrets: EVENT_SECRET, provisioner });
const metrics = createMetrics().gauge(
  "cards",
  ({ subscriptionId }) => boards.get(boardOf.get(subscriptionId) ?? "")?.cards.length,
);

const app = express();
// Before express.json(): a signature covers the bytes as they came.
app.post("/marketplace/events", toExpress(receiver));
app.get("/metric/:name", toExpress(metrics));

app.use(express.json());
app.post("/boards/:id/cards", (request, response) => {
  const board = boards.get(request.params.id);
  if (board === undefined) return void response.sendStatus(404);
  board.cards.push(String(request.body.title));
  response.status(201).json(board.cards);
});

await receiver.start();
const server = app.listen(Number(PORT), HOST, () => {
  console.log(JSON.stringify({ url: `http://${HOST}:${PORT}` }));
});

process.once("SIGTERM", async () => {
  server.close();
  server.closeIdleConnections();
  const { left } = await receiver.stop();
  // Code that hangs must not hold the process. What it did not finish goes on after the next start.
  if (left.length > 0) {
    console.error(`Ended before it was done: ${left.join(", ")}`);
    process.exit(1);
  }
});
