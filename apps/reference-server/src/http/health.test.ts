import { expect, test } from "vitest";
import type { Store } from "../store/port.js";
import { StoreUnavailable } from "../store/port.js";
import { createReadiness } from "./health.js";

/** A store whose checks end when the test says so, and counts them. */
function slowStore() {
  const ends: { resolve(): void; reject(error: Error): void }[] = [];
  return {
    ends,
    check: (): Promise<void> => new Promise((resolve, reject) => void ends.push({ resolve, reject })),
  };
}

test("probes that come together wait for one check", async () => {
  const store = slowStore();
  const ready = createReadiness(store, () => false);
  const probes = [ready(), ready(), ready()];
  expect(store.ends).toHaveLength(1);
  store.ends[0]?.resolve();
  for (const probe of probes) expect((await probe).status).toBe(200);
});

test("a probe after a check that failed answers at once, and the one after the next check tells what came of it", async () => {
  const store = slowStore();
  const ready = createReadiness(store, () => false);
  const first = ready();
  store.ends[0]?.reject(new StoreUnavailable("the database does not answer"));
  expect((await first).status).toBe(503);
  for (let probe = 0; probe < 3; probe += 1) {
    const response = await ready();
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ reason: expect.stringContaining("does not answer") });
  }
  expect(store.ends).toHaveLength(2);
  store.ends[1]?.resolve();
  await new Promise(setImmediate);
  const last = ready();
  store.ends[2]?.resolve();
  expect((await last).status).toBe(200);
});

test("a probe after a write that failed answers at once, and lets one try find out whether that is over", async () => {
  let trouble: StoreUnavailable | undefined = new StoreUnavailable("another process has locked the file");
  let checks = 0;
  let end = (): void => undefined;
  const store: Pick<Store, "check" | "trouble"> = {
    trouble: () => trouble,
    check() {
      checks += 1;
      return new Promise((resolve) => {
        end = resolve;
      });
    },
  };
  const ready = createReadiness(store, () => false);
  for (let probe = 0; probe < 3; probe += 1) {
    const response = await ready();
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ reason: expect.stringContaining("locked the file") });
  }
  expect(checks).toBe(1);
  trouble = undefined;
  end();
  await new Promise(setImmediate);
  const probe = ready();
  end();
  expect((await probe).status).toBe(200);
});
