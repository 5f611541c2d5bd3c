import { endurance } from "./endurance.js";
import { describeOverMemory, describeOverSqlite } from "./over-stores.js";

describeOverMemory("for days and among many", endurance);
describeOverSqlite("for days and among many", endurance);
