import { faults } from "./faults.js";
import { describeOverPostgres } from "./over-stores.js";

// The database answers in real time for each moment of the virtual one.
describeOverPostgres("what went wrong once", faults);
