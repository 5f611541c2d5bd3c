import { expect, onTestFinished, test, vi } from "vitest";
import { delivery, eventText, secret } from "../test/delivery.js";
import { quiet } from "../test/tasks.js";
import { createReceiver } from "./index.js";

class OtherPromise<Value> extends Promise<Value> {}

test.each([
  ["an asynchronous function", async () => secret],
  // biome-ignore lint/suspicious/noThenProperty: a promise of a library has nothing else.
  ["a promise of a library", () => ({ then: (take: (text: string) => void) => take(secret) }) as never],
])("under another global Promise, secrets from %s are awaited", async (_, secrets) => {
  vi.stubGlobal("Promise", OtherPromise);
  onTestFinished(() => void vi.unstubAllGlobals());
  const receiver = createReceiver({ secrets, hooks: quiet });
  const forged = delivery(eventText(), { secret: "another secret of 32 characters." });
  expect((await receiver.handle(delivery())).status).toBe(204);
  expect((await receiver.handle(forged)).status).toBe(401);
  expect(receiver.counts()).toMatchObject({ failed: 0 });
});
