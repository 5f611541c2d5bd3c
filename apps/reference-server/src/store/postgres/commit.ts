import type { ClientBase } from "pg";
import { OutcomeUnknown } from "../port.js";

/**
 * Commits a transaction.
 *
 * @param last - statements sent together with the commit.
 * @throws {OutcomeUnknown} when the connection breaks before the database has answered.
 */
export async function commit(client: ClientBase, last: readonly string[] = []): Promise<void> {
  let answers: unknown;
  try {
    answers = await client.query([...last, "commit"].join("; "));
  } catch (error) {
    // If the database refused the commit, it has rolled everything back and still answers.
    await client.query("rollback").catch(() => {
      throw new OutcomeUnknown({ cause: error });
    });
    throw error;
  }
  if (lastCommand(answers) !== "COMMIT")
    throw new Error("A statement had failed, and the transaction went on. The engine has undone all of it.");
}

/** The command of the last of several statements; the driver's types only know one. */
function lastCommand(answers: unknown): string | undefined {
  const all = (Array.isArray(answers) ? answers : [answers]) as readonly { readonly command: string }[];
  return all.at(-1)?.command;
}
