import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { headerNames } from "@syndikit/contract";
import type { Database } from "better-sqlite3";
import type { Caller } from "./rows.js";

interface OwnerRow {
  readonly expires_at: number | null;
  readonly id: number;
  readonly user_name: string;
  readonly user_role: string;
  readonly company_id: number | null;
  readonly language: string | null;
  readonly enabled: number;
}

/** Finds the caller by the token. Returns undefined when the token is wrong or has expired. */
export function createSignIn(db: Database): (headers: IncomingHttpHeaders) => Caller | undefined {
  const owner = db.prepare<[string], OwnerRow>(`
    select t.expires_at, u.id, u.user_name, u.user_role, u.company_id, u.language, u.enabled
    from tokens t join users u on u.id = t.user_id where t.hash = ?`);
  const header = headerNames.authToken.toLowerCase();
  return (headers) => {
    const token = headers[header];
    if (typeof token !== "string") return undefined;
    const row = owner.get(createHash("sha256").update(token).digest("base64url"));
    if (row === undefined || row.enabled === 0) return undefined;
    if (row.expires_at !== null && row.expires_at <= Date.now()) return undefined;
    const { id: userId, user_name: userName, user_role: role, company_id: companyId, language } = row;
    return { userId, userName, role, companyId, language };
  };
}
