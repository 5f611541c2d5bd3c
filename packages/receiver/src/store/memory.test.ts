import { describeStore } from "../../test/store-conformance.js";
import { memoryStore } from "./memory.js";

describeStore("memory", memoryStore, { isShared: false });
