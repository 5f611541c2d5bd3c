import { parseArgs } from "node:util";
import { attacks } from "./attacks.js";
import { demoAccounts, type Target } from "./target.js";

const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://127.0.0.1:8081" },
    customer: { type: "string", default: demoAccounts.customer },
    stranger: { type: "string", default: demoAccounts.stranger },
    vendor: { type: "string", default: demoAccounts.vendor },
    administrator: { type: "string", default: demoAccounts.administrator },
  },
});
const { url, ...accounts } = values;
const target: Target = { url: url.replace(/\/$/, ""), accounts };

for (const { name, run } of attacks) {
  try {
    await run(target);
    console.log(`held    ${name}`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`BROKEN  ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
