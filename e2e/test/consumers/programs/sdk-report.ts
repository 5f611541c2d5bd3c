import { ApiError, createMarketplace, type MarketplaceOptions } from "@syndikit/sdk";

/** The results of an SDK client. Plain data only, so that it can be sent as JSON. */
export interface SdkReport {
  readonly got: string;
  readonly pages: readonly (readonly number[])[];
  readonly all: readonly number[];
  readonly refused: string;
  readonly wrongReference: string;
}

/** Reads a subscription, reads a list by pages and by entries, and provokes two errors. */
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
    // Checks the brand and the class, which agree only if there is one copy of the package.
    ApiError.is(error, 404) && error instanceof ApiError
      ? `${error.kind} ${error.status} ${error.holders.length}`
      : String(error),
  );
  // @ts-expect-error a user is not a subscription
  const wrong: Promise<unknown> = market.subscriptions.get("user/7");
  const wrongReference = await wrong.then(String, (error: unknown) => (error as Error).name);
  return { got: `${self} ${deploymentStatus}`, pages, all, refused, wrongReference };
}

/** The report that every runtime must give. */
export const expectedSdkReport: SdkReport = {
  got: "subscription/42 PENDING",
  pages: [[42, 43], [44]],
  all: [42, 43, 44],
  refused: "api 404 1",
  wrongReference: "TypeError",
};
