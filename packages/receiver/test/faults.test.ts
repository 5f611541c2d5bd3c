import { faults } from "./faults.js";
import { describeOverMemory, describeOverSqlite } from "./over-stores.js";

describeOverMemory("what went wrong once", faults);
describeOverSqlite("what went wrong once", faults);
