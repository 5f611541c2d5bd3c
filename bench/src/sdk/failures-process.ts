/**
 * Runs one client through every situation. Each client has its own process, so that work it leaves unfinished does
 * not disturb the next one.
 */
import { contestants } from "./clients/contestants.js";
import { situations } from "./situations.js";

const contestant = contestants.find(({ name }) => name === process.argv[2]);
if (contestant === undefined) throw new Error("Give the name of a client.");
// Some clients leave a rejection unhandled. That must not end the run.
process.on("unhandledRejection", () => undefined);

const cells: string[] = [];
for (const situation of situations) cells.push(await situation.run(contestant));
process.stdout.write(`${JSON.stringify(cells)}\n`);
process.exit(0);
