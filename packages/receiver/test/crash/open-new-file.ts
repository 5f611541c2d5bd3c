// A process that opens the store in a file, and writes a row of its own.
import { sqliteStore } from "../../src/store/sqlite.js";
import { storeRow } from "../store-row.js";

const [, , path = "", key = ""] = process.argv;
const store = sqliteStore(path);
console.log(await store.write(storeRow({ key }), undefined));
await store.close();
