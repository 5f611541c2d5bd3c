import { describeFlaws, describeReceivers, everyFlaw, everyReceiver } from "./describe-receivers.js";

describeReceivers(everyReceiver);
describeFlaws(everyFlaw);
