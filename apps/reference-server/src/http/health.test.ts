import { expect, test } from "vitest";
import type { Store } from "../store/port.js";
import { StoreUnavailable } from "../store/port.js";
import { createReadiness } from "./health.js";

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
