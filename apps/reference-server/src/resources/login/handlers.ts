import { TokenAccess, TokenKind } from "@syndikit/contract";
import { and, eq, lte } from "drizzle-orm";
import { type Call, noContent, ok } from "../../api/call.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { createToken, hashToken } from "../../security/token.js";
import type { Services } from "../../services.js";
import { onUsers } from "../../store/keys.js";
import { tokens } from "../../store/tables/user.js";
import { SESSION_LIFETIME } from "./tokens.js";

type LoginHandlers = Pick<Handlers, "login" | "loginPost" | "logout">;

export function createLoginHandlers({ store, clock, random }: Services): LoginHandlers {
  async function issue({ principal: { userId }, query }: Call<"login" | "loginPost">): Promise<string> {
    const kind = query.expire === false ? TokenKind.PERMANENT : TokenKind.SESSION;
    const token = createToken(random);
    const createdAt = clock.wall();
    await store.write(
      async (tx) => {
        // A user has at most one permanent token, and expired tokens only take up space.
        const isPermanent = kind === TokenKind.PERMANENT;
        const outdated = isPermanent ? eq(tokens.kind, kind) : lte(tokens.expiresAt, createdAt);
        await tx.delete(tokens).where(and(eq(tokens.userId, userId), outdated));
        const expiresAt = isPermanent ? null : createdAt + SESSION_LIFETIME;
        const access = TokenAccess.READ_WRITE;
        await tx
          .insert(tokens)
          .values({ userId, hash: hashToken(token), kind, access, createdAt, expiresAt });
      },
      onUsers([userId]),
    );
    return token;
  }

  return {
    login: async (call) => ok(await issue(call)),
    loginPost: async (call) => ok(await issue(call)),
    async logout(call) {
      const { tokenId, userId } = call.principal;
      if (tokenId === null) return noContent;
      return call.write(
        async (tx) => {
          await tx.delete(tokens).where(eq(tokens.id, tokenId));
          return noContent;
        },
        onUsers([userId]),
      );
    },
  };
}
