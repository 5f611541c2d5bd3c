import { describeFlaws, describeReceivers, fewReceivers, oneOfEachRule } from "./describe-receivers.js";

describeReceivers(fewReceivers);
describeFlaws(oneOfEachRule);
