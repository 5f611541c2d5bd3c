import { type UserCreate, UserRole } from "@syndikit/contract";
import type { Moment } from "../../ports.js";
import { users } from "../../store/schema/user.js";
import { single } from "../../store/single.js";
import type { Tx } from "../../store/store.js";
import { compact } from "../compact.js";
import { profileOf } from "./change.js";
import { tellOfUser } from "./events.js";
import { readMembership } from "./membership.js";
import { assertNamesFree } from "./names.js";

/** A new user, and what is not in the request. */
export interface NewUser {
  readonly input: UserCreate;
  readonly passwordHash: string;
  /** The marketplace's own, unless the request names another. */
  readonly environment: string;
  readonly baseUrl: string;
  readonly now: Moment;
}

const nowhere = { userRole: UserRole.ROLE_USER, companyId: null, companyGroupId: null };

/** Adds a user, and answers with its identifier. */
export async function createUser(
  tx: Tx,
  { input, passwordHash, environment, baseUrl, now }: NewUser,
): Promise<number> {
  const membership = await readMembership(tx, { current: nowhere, input, baseUrl });
  await assertNamesFree(tx, input);
  const { userName, name, email } = input;
  const profile = { ...compact(profileOf(input)), ...membership, userName, name, email, passwordHash };
  const created = single(
    await tx
      .insert(users)
      .values({ environment, ...profile, creationDate: now })
      .returning({ id: users.id }),
  );
  await tellOfUser(tx, "User.CREATED", { id: created.id, now });
  return created.id;
}
