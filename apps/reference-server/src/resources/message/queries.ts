import type { OperationTypes } from "@syndikit/contract";
import { and, eq, type SQL } from "drizzle-orm";
import { equals } from "../../api/filters.js";
import { type Listed, selectPage } from "../../api/page.js";
import { type Caller, everything, within } from "../../api/scope.js";
import type { Db } from "../../store/port.js";
import { findText, searchedTexts } from "../../store/searched-texts.js";
import { type MessageRow, messages } from "../../store/tables/message.js";

/** The message, if the caller reaches it. */
export async function findMessage(db: Db, caller: Caller, id: number): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), reachesMessage(caller)));
  return row;
}

export async function listMessages(
  db: Db,
  caller: Caller,
  query: OperationTypes["messageGetAllPaged"]["query"],
): Promise<Listed<MessageRow>> {
  const found = await findText(db, searchedTexts.messages, query.search);
  return selectPage(db, db.select().from(messages).$dynamic(), {
    from: messages,
    where: and(reachesMessage(caller), equals(messages.userId, query.userId), found),
    query,
    sortable: { id: messages.id, createdAt: messages.createdAt },
    isSought: found !== undefined,
  });
}

/** Users reach the messages to them; an administrator reaches all. */
export function reachesMessage(caller: Caller): SQL {
  return within(caller, { any: everything, own: eq(messages.userId, caller.principal.userId) });
}
