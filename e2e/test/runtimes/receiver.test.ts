import { describeRuntimes } from "./describe-runtimes.js";
import { expectedReceiverReport } from "./receiver-report.js";

describeRuntimes({
  name: "receiver",
  does: "receives, provisions and reports metrics",
  expected: expectedReceiverReport,
});
