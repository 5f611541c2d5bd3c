import { type MyUserInput, UserRole } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { changesOf, isEmpty } from "../../domain/changes.js";
import type { Moment } from "../../ports.js";
import { tokens, type UserRow, users } from "../../store/schema/user.js";
import type { Tx } from "../../store/store.js";
import { readAddress } from "../address.js";
import { assertAdministratorLeft } from "./administrators.js";
import { tellOfUser } from "./events.js";
import { readMembership } from "./membership.js";
import { assertNamesFree } from "./names.js";

/** The fields of a user that a request names, and that its caller may set. */
export type UserInput = Partial<MyUserInput>;

/** A change that a request asks for. */
export interface UserChange {
  readonly input: UserInput;
  /** Of the new password, where there is one. Hashing takes too long for a transaction. */
  readonly passwordHash: string | undefined;
  readonly baseUrl: string;
  readonly now: Moment;
}

/** Changes the profile of a user by the fields of a request. Absent fields stay, `null` clears one. */
export async function changeUser(tx: Tx, user: UserRow, change: UserChange): Promise<void> {
  const { input, passwordHash, baseUrl, now } = change;
  const membership = await readMembership(tx, { current: user, input, baseUrl });
  await assertNamesFree(tx, input, user.id);
  await applyChanges(tx, user, { wanted: { ...profileOf(input), ...membership, passwordHash }, now });
}

/** What a row of a user shall be, and when. */
export interface WantedUser {
  readonly wanted: { readonly [Field in keyof UserRow]?: UserRow[Field] | undefined };
  readonly now: Moment;
}

/** Writes what differs, and tells of it; nothing where nothing does. Who is disabled is signed out everywhere. */
export async function applyChanges(tx: Tx, user: UserRow, { wanted, now }: WantedUser): Promise<void> {
  const changes = changesOf(user, wanted);
  if (isEmpty(changes)) return;
  await tx.update(users).set(changes).where(eq(users.id, user.id));
  if (changes.enabled === false) await tx.delete(tokens).where(eq(tokens.userId, user.id));
  if (user.enabled && user.userRole === UserRole.ROLE_ADMIN) await assertAdministratorLeft(tx, user.id);
  await tellOfUser(tx, "User.MODIFIED", { id: user.id, now });
}

/** The columns that a request names with a plain value. */
export function profileOf(input: UserInput): WantedUser["wanted"] {
  const { userName, name, surname, email, phoneNumber, language, acceptedTerms, newbie } = input;
  const { externalId, enabled, environment } = input;
  const plain = { userName, name, surname, email, phoneNumber, language, acceptedTerms, newbie };
  return { ...plain, externalId, enabled, environment, address: readAddress(input.address) };
}
