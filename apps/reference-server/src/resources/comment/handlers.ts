import { type CommentDTO, toReference } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { askedBy, created, noContent, ok, okPage } from "../../api/call.js";
import { compact } from "../../api/dto.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { changesOf, isEmpty } from "../../api/input.js";
import { onOwnUser } from "../../api/own.js";
import { orNotFound } from "../../api/scope.js";
import { toDateTime } from "../../date-time.js";
import type { Services } from "../../services.js";
import { onUsers } from "../../store/keys.js";
import { single } from "../../store/prepared.js";
import { comments } from "../../store/tables/account.js";
import { type CommentRecord, findComment, listComments, readReviewable } from "./queries.js";

type CommentHandlers = Pick<
  Handlers,
  "commentGetAllPaged" | "commentCreate" | "commentGet" | "commentUpdate" | "commentDelete"
>;

// The API calls a product review a comment.
export function createCommentHandlers({ store, clock }: Services): CommentHandlers {
  return {
    async commentGetAllPaged(call) {
      const { rows, page } = await store.read((db) => listComments(db, call, call.query), askedBy(call));
      return okPage(rows.map(presentComment), page);
    },

    async commentCreate(call) {
      const { rating, comment } = call.body;
      const { userId } = call.principal;
      return call.write(
        async (tx) => {
          const productId = await readReviewable(tx, call);
          const row = { userId, productId, rating, comment: comment ?? null, date: clock.now() };
          const { id } = single(await tx.insert(comments).values(row).returning({ id: comments.id }));
          const { principal } = call;
          const record = await getComment(tx, { principal, scopes: ["own"], path: { id } });
          return created(toReference("comment", record.comment.id), presentComment(record));
        },
        onUsers([userId]),
      );
    },

    async commentGet(call) {
      return ok(presentComment(await store.read((db) => getComment(db, call), askedBy(call))));
    },

    async commentUpdate(call) {
      const { rating, comment } = call.body;
      return call.write(async (tx) => {
        const { comment: row } = await getComment(tx, call);
        const changes = changesOf(row, { rating, comment });
        if (!isEmpty(changes)) {
          const dated = { ...changes, date: clock.now() };
          await tx.update(comments).set(dated).where(eq(comments.id, row.id));
        }
        return ok(presentComment(await getComment(tx, call)));
      }, onOwnUser(call));
    },

    async commentDelete(call) {
      return call.write(async (tx) => {
        const { comment } = await getComment(tx, call);
        await tx.delete(comments).where(eq(comments.id, comment.id));
        return noContent;
      }, onOwnUser(call));
    },
  };
}

const getComment = orNotFound(findComment, "comment");

function presentComment({ comment, author }: CommentRecord): CommentDTO {
  return compact({
    id: comment.id,
    self: toReference("comment", comment.id),
    userName: author.userName,
    realName: author.surname === null ? author.name : `${author.name} ${author.surname}`,
    product: { url: toReference("product", comment.productId) },
    rating: comment.rating,
    comment: comment.comment,
    date: toDateTime(comment.date),
  });
}
