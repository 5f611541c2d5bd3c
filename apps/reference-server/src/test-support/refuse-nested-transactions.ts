// Set up before the server's tests: a transaction inside another one fails, instead of waiting for itself forever.
import { refuseNestedTransactions } from "../store/scopes.js";

refuseNestedTransactions();
