import { writeSync } from "node:fs";
import { createRequire } from "node:module";
import { mock } from "node:test";

const [kit, when] = process.argv.slice(2);
// With all timers faked, `console.log` into a pipe stands still too.
const say = (text: string): void => void writeSync(1, `${text}\n`);

function fakeTimers(): void {
  if (kit === "node:test") {
    mock.timers.enable();
    return;
  }
  // The fake timers of sinon, which come with Jest.
  const jest = createRequire(import.meta.url).resolve("jest");
  const { install } = createRequire(jest)("@sinonjs/fake-timers");
  install(kit === "sinon" ? undefined : { toFake: kit?.split(",") });
}

if (when === "before") fakeTimers();
const { startMarketplace } = await import("@syndikit/testing");
if (when === "after") fakeTimers();
try {
  const marketplace = await startMarketplace({ receive: () => new Response(null, { status: 204 }) });
  const subscription = await marketplace.placeOrder();
  await marketplace.settle();
  const [delivery] = await marketplace.deliveries(subscription);
  say(`${delivery?.outcome}`);
  await marketplace.clock.advance("1 day");
  await marketplace.waitFor(subscription, "DEPLOYED", { timeout: 50 }).catch(({ name }) => say(name));
  await marketplace.listen();
  await marketplace.close();
  say("closed");
} catch (error) {
  say(error instanceof Error ? error.message : "not an error");
}
process.exit();
