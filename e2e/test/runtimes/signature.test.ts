import { readFileSync } from "node:fs";
import { describeRuntimes } from "./describe-runtimes.js";
import { expectedReport, type Vectors } from "./signature-report.js";

const file = new URL("../../../spec/vectors/signatures.json", import.meta.url);
const vectors = JSON.parse(readFileSync(file, "utf8")) as Vectors;

describeRuntimes({
  name: "signature",
  does: "gives the known answers",
  expected: expectedReport(vectors),
  constants: { VECTORS: vectors },
});
