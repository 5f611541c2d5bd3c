import { type MessageDTO, toReference } from "@syndikit/contract";
import { askedBy, ok, okPage } from "../../api/call.js";
import { compact } from "../../api/dto.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { orNotFound } from "../../api/scope.js";
import { toDateTime } from "../../date-time.js";
import type { Services } from "../../services.js";
import type { MessageRow } from "../../store/tables/message.js";
import { findMessage, listMessages } from "./queries.js";

type MessageHandlers = Pick<Handlers, "messageGetAllPaged" | "messageGet">;

/** Reads the marketplace's messages to its users. They are written in `messages/tell.ts`. */
export function createMessageHandlers({ store }: Services): MessageHandlers {
  return {
    async messageGetAllPaged(call) {
      const { rows, page } = await store.read((db) => listMessages(db, call, call.query), askedBy(call));
      return okPage(rows.map(presentMessage), page);
    },

    async messageGet(call) {
      return ok(presentMessage(await store.read((db) => getMessage(db, call), askedBy(call))));
    },
  };
}

const getMessage = orNotFound(findMessage, "message");

function presentMessage({ id, userId, createdAt, sentAt, error, ...written }: MessageRow): MessageDTO {
  return compact({
    id,
    self: toReference("message", id),
    user: { url: toReference("user", userId) },
    subject: written.subject,
    text: written.text,
    html: written.html,
    language: written.language,
    createdAt: toDateTime(createdAt),
    sentAt: sentAt === null ? null : toDateTime(sentAt),
    error,
  });
}
