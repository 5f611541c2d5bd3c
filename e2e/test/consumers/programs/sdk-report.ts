import { ApiError, createMarketplace, type MarketplaceOptions } from "@syndikit/sdk";

/** What a client makes of a marketplace. Only plain data, so that it can be sent as JSON. */
export interface SdkReport {
  readonly got: string;
  readonly pages: readonly (readonly number[])[];
  readonly all: readonly number[];
  readonly refused: string;
  readonly wrongReference: string;
}

/** Reads one entity, a list by its pages and by its entries, and meets two errors. */
export async function reportSdk(options: Pick<MarketplaceOptions, "baseUrl" | "fetch">): Promise<SdkReport> {
  const market = createMarketplace({
    ...options,
    auth: { username: "vendor", password: "vendor-demo" },
  });
  const { self, deploymentStatus } = await market.subscriptions.get(42);
  const pages: number[][] = [];
  for await (const { items } of market.subscriptions.list({ pageSize: 2 }).pages()) {
    pages.push(items.map(({ id }) => id));
  }
  const all: number[] = [];
  for await (const { id } of market.subscriptions.list({ pageSize: 2 })) all.push(id);
  const refused = await market.subscriptions.get(4711).then(String, (error: unknown) =>
    // Told by its brand and its class: both must be those of one copy.
    ApiError.is(error, 404) && error instanceof ApiError
      ? `${error.kind} ${error.status} ${error.holders.length}`
      : String(error),
  );
  // @ts-expect-error a user is no subscription
  const wrong: Promise<unknown> = market.subscriptions.get("user/7");
  const wrongReference = await wrong.then(String, (error: unknown) => (error as Error).name);
  return { got: `${self} ${deploymentStatus}`, pages, all, refused, wrongReference };
}

/** What every runtime must report. */
export const expectedSdkReport: SdkReport = {
  got: "subscription/42 PENDING",
  pages: [[42, 43], [44]],
  all: [42, 43, 44],
  refused: "api 404 1",
  wrongReference: "TypeError",
};
