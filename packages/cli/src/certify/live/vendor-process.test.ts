import { expect, it } from "vitest";
import { systemClock } from "../../frame/clock.js";
import { vendorProcess } from "./vendor-process.js";

const start = (command: string) => {
  const vendor = vendorProcess({ command, env: { PATH: process.env["PATH"] }, clock: systemClock });
  vendor.start();
  return vendor;
};

it("runs as long as what its shell has left in the background", async () => {
  const vendor = start("sleep 30 & echo started");
  await expect.poll(() => vendor.output()).toContain("started");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(vendor.ended()).toBeUndefined();

  await vendor.kill();
  expect(vendor.ended()).toBe("it is not started");
});

it("has ended when nothing of it is left", async () => {
  const vendor = start("exit 3");
  await expect.poll(() => vendor.ended()).toBe("it ended with 3");
  await vendor.kill();
});
