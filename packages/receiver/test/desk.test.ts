import { desk } from "./desk.js";
import { describeOverMemory, describeOverSqlite } from "./over-stores.js";

describeOverMemory("who looks after it", desk);
describeOverSqlite("who looks after it", desk);
