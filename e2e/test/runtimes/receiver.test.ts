import { describeRuntimes } from "./describe-runtimes.js";
import { expectedReceiverReport } from "./receiver-report.js";

describeRuntimes("receiver", "receives, provisions and reports metrics", expectedReceiverReport);
