import { describeRuntimes } from "./describe-runtimes.js";
import { expectedReport } from "./signature-report.js";

describeRuntimes("signature", "gives the known answers", expectedReport());
