// A setup file: with it, tests open their stores in PostgreSQL.
import { afterAll, beforeEach, inject } from "vitest";
import { openTestStoresBy } from "./open-test-store.js";
import { createPostgresStores, type PostgresStores } from "./postgres-stores.js";

declare module "vitest" {
  export interface ProvidedContext {
    readonly postgresUrl: string;
    /** An engine that a test may crash: no other test uses it, and it waits for its disk. */
    readonly crashingPostgresUrl: string;
  }
}

/** One per worker, whichever files it runs. */
const shared: { stores?: PostgresStores } = globalThis as { stores?: PostgresStores };
shared.stores ??= createPostgresStores(inject("postgresUrl"));
const { stores } = shared;
openTestStoresBy(() => stores.open());

beforeEach(({ onTestFinished }) => {
  const before = stores.mark();
  // Registered first in a test, so it runs last, when a server that the test opened is already closed.
  onTestFinished(() => stores.release(before));
});
afterAll(() => stores.release(0));
