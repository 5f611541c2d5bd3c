import { mock, test } from "node:test";
import { checksWith } from "./checks.js";

const timers = {
  fake: () => mock.timers.enable({ apis: ["Date", "setTimeout", "setInterval"] }),
  restore: () => mock.timers.reset(),
};
for (const [name, check] of Object.entries(checksWith(timers))) test(name, () => check());
