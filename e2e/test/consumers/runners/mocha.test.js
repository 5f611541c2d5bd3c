import { after, it } from "mocha";
import { useFakeTimers } from "sinon";
import { checksWith } from "./checks.js";

let clock;
const timers = {
  fake() {
    clock = useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  },
  restore: () => clock.restore(),
};
for (const [name, check] of Object.entries(checksWith(timers))) it(name, check).timeout(60_000);
after(() => clock?.restore());
