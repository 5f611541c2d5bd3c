import { TokenAccess, type TokenDTO, TokenKind, toReference } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { askedBy, created, noContent, ok, okPage } from "../../api/call.js";
import { compact } from "../../api/dto.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { onOwnUser } from "../../api/own.js";
import type { ObjectCall } from "../../api/scope.js";
import { fromDateTime, LATEST_MOMENT, toDateTime } from "../../date-time.js";
import { found, raise } from "../../errors.js";
import type { Moment } from "../../ports.js";
import { createToken, hashToken } from "../../security/token.js";
import type { Services } from "../../services.js";
import { onUsers } from "../../store/keys.js";
import type { Db } from "../../store/port.js";
import { single } from "../../store/prepared.js";
import { tokens } from "../../store/tables/user.js";
import { countPersonal, deleteExpired, findToken, listTokens, type TokenView } from "./queries.js";

type TokenHandlers = Pick<Handlers, "tokenGetAllPaged" | "tokenGet" | "tokenCreate" | "tokenDelete">;

/** The most personal tokens of a user. */
const MAX_PERSONAL = 100;

/** The tokens that users sign in with. `login` creates sessions and permanent tokens. */
export function createTokenHandlers({ store, clock, random }: Services): TokenHandlers {
  const getToken = async (db: Db, call: ObjectCall): Promise<TokenView> => {
    const { id } = call.path;
    return found(await findToken(db, call, { id, wall: clock.wall() }), "token", id);
  };

  return {
    async tokenGetAllPaged(call) {
      const { query, principal } = call;
      const { rows, page } = await store.read(
        (db) => listTokens(db, call, { query, wall: clock.wall() }),
        askedBy(call),
      );
      return okPage(
        rows.map((row) => presentToken(row, principal.tokenId)),
        page,
      );
    },

    async tokenGet(call) {
      return ok(
        presentToken(await store.read((db) => getToken(db, call), askedBy(call)), call.principal.tokenId),
      );
    },

    async tokenCreate({ body, principal: { userId }, write }) {
      const { name, access = TokenAccess.READ_WRITE } = body;
      const createdAt = clock.wall();
      const expiresAt = readExpiry(body.expiresAt, createdAt);
      const token = createToken(random);
      return write(
        async (tx) => {
          await deleteExpired(tx, userId, createdAt);
          if ((await countPersonal(tx, userId)) >= MAX_PERSONAL) {
            raise("tooManyTokens", { limit: MAX_PERSONAL });
          }
          const kind = TokenKind.PERSONAL;
          const values = { userId, hash: hashToken(token), kind, name, access, createdAt, expiresAt };
          const { hash: _, ...row } = single(await tx.insert(tokens).values(values).returning());
          const shown = presentToken({ ...row, lastUsedAt: null }, null);
          return created(shown.self, { ...shown, token });
        },
        onUsers([userId]),
      );
    },

    async tokenDelete(call) {
      return call.write(async (tx) => {
        const { id } = await getToken(tx, call);
        await tx.delete(tokens).where(eq(tokens.id, id));
        return noContent;
      }, onOwnUser(call));
    },
  };
}

/**
 * When a token expires; `null` for never.
 *
 * @throws {MarketplaceError} 400 when it is not a time in the future.
 */
function readExpiry(text: string | undefined, now: Moment): Moment | null {
  if (text === undefined) return null;
  const expiresAt = fromDateTime(text, "expiresAt");
  if (expiresAt > now && expiresAt <= LATEST_MOMENT) return expiresAt;
  const reason = expiresAt > now ? "there is no such year" : "it has passed";
  return raise("fieldInvalid", { field: "expiresAt", reason });
}

/** @param current - the token that the request was made with. */
function presentToken(row: TokenView, current: number | null): TokenDTO {
  const { id, userId, kind, name, access, createdAt, expiresAt, lastUsedAt } = row;
  return compact({
    id,
    self: toReference("token", id),
    user: { url: toReference("user", userId) },
    kind,
    name,
    access,
    createdAt: toDateTime(createdAt),
    expiresAt: expiresAt === null ? null : toDateTime(expiresAt),
    lastUsedAt: lastUsedAt === null ? null : toDateTime(lastUsedAt),
    current: id === current ? true : null,
  });
}
