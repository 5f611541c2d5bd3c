// The program of the thread that tries out advances of the clock.
import { workInThread } from "../thread.js";
import { tryOutOnCopy } from "./dry-run-work.js";

workInThread(tryOutOnCopy);
