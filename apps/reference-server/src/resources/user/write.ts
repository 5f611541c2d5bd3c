import {
  type EventName,
  events,
  type MyUserInput,
  UserAction,
  type UserCreate,
  UserRole,
} from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { compact, readAddress } from "../../api/dto.js";
import { changesOf, isEmpty } from "../../api/input.js";
import type { EnumValue } from "../../enum-value.js";
import { emitEvent } from "../../events/outbox.js";
import type { Moment } from "../../ports.js";
import type { Tx } from "../../store/port.js";
import { single } from "../../store/prepared.js";
import { cloudCredentials, comments, paymentMethods } from "../../store/tables/account.js";
import { type UserRow, users } from "../../store/tables/user.js";
import { endTokens, type Session } from "../login/tokens.js";
import { deleteMetadata } from "../metadata/handlers.js";
import { readMembership } from "./membership.js";
import { assertAdministratorLeft, assertNamesFree } from "./queries.js";

interface NewUser {
  readonly input: UserCreate;
  readonly passwordHash: string;
  /** The marketplace's default; the request may set another. */
  readonly environment: string;
  readonly baseUrl: string;
  readonly now: Moment;
}

const nowhere = { userRole: UserRole.ROLE_USER, companyId: null, companyGroupId: null };

/**
 * Adds a user, and emits its event.
 *
 * @returns its identifier.
 */
export async function insertUser(
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
  await emitUserEvent(tx, "User.CREATED", { id: created.id, now });
  return created.id;
}

/** The fields of a request, reduced to those that its caller may set. */
type UserInput = Partial<MyUserInput>;

interface UserChange {
  readonly input: UserInput;
  /** The hash of the new password, if there is one. Hashing takes too long to do it in a transaction. */
  readonly passwordHash: string | undefined;
  /** The session of the request. It stays valid after a password change. */
  readonly session: Session;
  readonly baseUrl: string;
  readonly now: Moment;
}

/** Changes the fields of a user that a request sets. Absent fields keep their value, and `null` clears one. */
export async function changeUser(tx: Tx, user: UserRow, change: UserChange): Promise<void> {
  const { input, passwordHash, session, baseUrl, now } = change;
  const membership = await readMembership(tx, { current: user, input, baseUrl });
  await assertNamesFree(tx, input, user.id);
  await applyChanges(tx, user, {
    wanted: { ...profileOf(input), ...membership, passwordHash },
    session,
    now,
  });
}

interface WantedUser {
  /** The columns to write. A field that is `undefined` stays unchanged. */
  readonly wanted: { readonly [Field in keyof UserRow]?: UserRow[Field] | undefined };
  /** The session of the request, if the user itself may have sent it. */
  readonly session?: Session;
  readonly now: Moment;
}

/**
 * Writes the differences, and emits the event if there are any. A user who is disabled is signed out everywhere; a user
 * with a new password is signed out everywhere else.
 */
export async function applyChanges(tx: Tx, user: UserRow, change: WantedUser): Promise<void> {
  const { wanted, session, now } = change;
  const changes = changesOf(user, wanted);
  if (isEmpty(changes)) return;
  await tx.update(users).set(changes).where(eq(users.id, user.id));
  if (changes.enabled === false) await endTokens(tx, user.id);
  else if (changes.passwordHash !== undefined) await endTokens(tx, user.id, session);
  if (user.enabled && user.userRole === UserRole.ROLE_ADMIN) await assertAdministratorLeft(tx, user.id);
  await emitUserEvent(tx, "User.MODIFIED", { id: user.id, now });
}

/** The columns that a request sets to plain values. */
function profileOf(input: UserInput): WantedUser["wanted"] {
  const { userName, name, surname, email, phoneNumber, language, acceptedTerms, newbie } = input;
  const { externalId, enabled, environment } = input;
  const plain = { userName, name, surname, email, phoneNumber, language, acceptedTerms, newbie };
  return { ...plain, externalId, enabled, environment, address: readAddress(input.address) };
}

/**
 * Deletes a user and everything that it owns. The row stays without personal data, because subscriptions and invoices
 * refer to their buyer.
 */
export async function deleteUser(
  tx: Tx,
  user: Pick<UserRow, "id" | "userRole" | "enabled">,
  now: Moment,
): Promise<void> {
  const { id } = user;
  const credentials = tx
    .select({ id: cloudCredentials.id })
    .from(cloudCredentials)
    .where(eq(cloudCredentials.ownerId, id));
  await deleteMetadata(tx, "cloudCredential", credentials);
  await tx.delete(cloudCredentials).where(eq(cloudCredentials.ownerId, id));
  await tx.delete(paymentMethods).where(eq(paymentMethods.userId, id));
  await tx.delete(comments).where(eq(comments.userId, id));
  await endTokens(tx, id);
  await deleteMetadata(tx, "user", [id]);
  await tx
    .update(users)
    .set({ ...remains(id), deletedAt: now })
    .where(eq(users.id, id));
  if (user.enabled && user.userRole === UserRole.ROLE_ADMIN) await assertAdministratorLeft(tx, id);
  await emitUserEvent(tx, "User.DELETED", { id, now });
}

/** The data of a deleted user. User names and e-mail addresses cannot contain a colon, so these two cannot collide. */
function remains(id: number) {
  return {
    userName: `deleted:${id}`,
    name: "deleted",
    surname: null,
    email: `deleted:${id}`,
    phoneNumber: null,
    language: null,
    companyId: null,
    companyGroupId: null,
    address: null,
    enabled: false,
    externalId: null,
    passwordHash: null,
  } as const;
}

async function emitUserEvent(
  tx: Tx,
  name: Extract<EventName, `User.${string}`>,
  { id, now }: { readonly id: number; readonly now: Moment },
): Promise<void> {
  const { entity, type } = events[name];
  await emitEvent(tx, { entity, id, type, now });
}

interface UserFlags {
  readonly activated: boolean;
  readonly activationDate: Moment | null;
  readonly enabled: boolean;
}

export function applyUserAction(
  action: EnumValue<typeof UserAction>,
  user: UserFlags,
  now: Moment,
): Partial<UserFlags> {
  switch (action) {
    case UserAction.ACTIVATE:
      return { activated: true, activationDate: user.activationDate ?? now };
    case UserAction.APPROVE:
    case UserAction.UNBLOCK:
      return { enabled: true };
    case UserAction.BLOCK:
      return { enabled: false };
  }
}
