// A setup file: the tests of this run find a PostgreSQL where they open a store.
import { afterAll, beforeEach, inject } from "vitest";
import { openTestStoresBy } from "./open-test-store.js";
import { createPostgresStores, type PostgresStores } from "./postgres-stores.js";

declare module "vitest" {
  export interface ProvidedContext {
    readonly postgresUrl: string;
  }
}

/** One for each worker, whichever files it runs. */
const shared: { stores?: PostgresStores } = globalThis as { stores?: PostgresStores };
shared.stores ??= createPostgresStores(inject("postgresUrl"));
const { stores } = shared;
openTestStoresBy(() => stores.open());

beforeEach(({ onTestFinished }) => {
  const before = stores.mark();
  // The first that a test registers, and so the last that runs: a server that the test opened is closed by then.
  onTestFinished(() => stores.release(before));
});
afterAll(() => stores.release(0));
