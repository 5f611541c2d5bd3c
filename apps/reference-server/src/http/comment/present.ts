import { type CommentDTO, toReference } from "@syndikit/contract";
import { compact } from "../compact.js";
import { toDateTime } from "../date-time.js";
import type { CommentRecord } from "./find.js";

/** A review as everybody sees it. */
export function presentComment({ comment, author }: CommentRecord): CommentDTO {
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
