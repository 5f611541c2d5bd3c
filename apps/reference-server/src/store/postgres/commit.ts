import type { ClientBase } from "pg";
import { OutcomeUnknown } from "../port.js";

/**
 * Ends a transaction.
 *
 * @param last - statements that are sent with it.
 * @throws {OutcomeUnknown} when the connection breaks before the engine has answered.
 */
export async function commit(client: ClientBase, last: readonly string[] = []): Promise<void> {
  let answers: unknown;
  try {
    answers = await client.query([...last, "commit"].join("; "));
  } catch (error) {
    // An engine that refuses a commit has undone everything, and still answers.
    await client.query("rollback").catch(() => {
      throw new OutcomeUnknown({ cause: error });
    });
    throw error;
  }
  if (lastCommand(answers) !== "COMMIT")
    throw new Error("A statement had failed, and the transaction went on. The engine has undone all of it.");
}

/** Of several statements; the driver's types know of one alone. */
function lastCommand(answers: unknown): string | undefined {
  const all = (Array.isArray(answers) ? answers : [answers]) as readonly { readonly command: string }[];
  return all.at(-1)?.command;
}
