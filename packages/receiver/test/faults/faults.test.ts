import { describeOverMemory, describeOverSqlite } from "../over-stores.js";
import { duties } from "./duties.js";
import { failures } from "./failures.js";
import { identities } from "./identities.js";
import { mistakes } from "./mistakes.js";
import { outages } from "./outages.js";
import { silences } from "./silences.js";

for (const [name, faults] of [
  ["outages", outages],
  ["failures", failures],
  ["duties", duties],
  ["identities", identities],
  ["mistakes", mistakes],
  ["silences", silences],
] as const) {
  describeOverMemory(name, faults);
  describeOverSqlite(name, faults);
}
