import { desk } from "./desk.js";
import { describeOverPostgres } from "./over-stores.js";

// The database answers in real time for each moment of the virtual one.
describeOverPostgres("who looks after it", desk);
