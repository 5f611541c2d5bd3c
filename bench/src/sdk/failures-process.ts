/** Puts one client into every situation. A process for each: what one client has not ended must not disturb the next. */
import { contestants } from "./clients/contestants.js";
import { situations } from "./situations.js";

const contestant = contestants.find(({ name }) => name === process.argv[2]);
if (contestant === undefined) throw new Error("Give the name of a client.");
// A client that lets a rejection go unheard shows that here, and goes on.
process.on("unhandledRejection", () => undefined);

const cells: string[] = [];
for (const situation of situations) cells.push(await situation.run(contestant));
process.stdout.write(`${JSON.stringify(cells)}\n`);
process.exit(0);
