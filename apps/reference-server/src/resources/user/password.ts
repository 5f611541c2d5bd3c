import type { MyUserInput } from "@syndikit/contract";
import { raise } from "../../errors.js";
import type { Guesses } from "../../security/guesses.js";
import type { Passwords } from "../../security/passwords.js";
import type { Owner } from "../../shares/owner.js";
import type { UserRow } from "../../store/tables/user.js";

/** The fields of a request that change how a user signs in. */
type SignInInput = Pick<Partial<MyUserInput>, "password" | "email" | "currentPassword">;

interface PasswordChange {
  readonly user: UserRow;
  readonly input: SignInInput;
  readonly userId: number;
  readonly owner: Owner;
  readonly address: string;
}

/** The password hashes for a request that changes how a user signs in. */
export interface PasswordHashes {
  /** The hash of the new password, if there is one. */
  readonly wanted: string | undefined;
  /** The hash of the current password, which the caller has proved to know. */
  readonly proved: string | undefined;
}

/**
 * Checks the current password if needed, and hashes the new one. Call it before the transaction, because both take
 * long. Inside the transaction, {@link assertProved} checks that the password has not changed since.
 *
 * @throws {MarketplaceError} 400 when the current password is missing; 422 when it is wrong; 429 after too many
 * guesses.
 */
export async function readPasswords(
  { passwords, guesses }: { readonly passwords: Passwords; readonly guesses: Guesses },
  { user, input, userId, owner, address }: PasswordChange,
): Promise<PasswordHashes> {
  const { password, currentPassword } = input;
  let proved: string | undefined;
  if (needsCurrentPassword(user, input, userId)) {
    if (currentPassword === undefined) raise("fieldRequired", { field: "currentPassword" });
    const { userName: name, passwordHash: hash } = user;
    if (!(await guesses.check({ name, password: currentPassword, hash, address, userId })))
      raise("currentPasswordWrong", {});
    proved = hash ?? undefined;
  }
  return { wanted: password === undefined ? undefined : await passwords.hash(password, owner), proved };
}

/**
 * @throws {MarketplaceError} `currentPasswordWrong` when the current password is not the one that the caller proved to
 * know.
 */
export function assertProved(
  { user, input, userId }: Omit<PasswordChange, "owner" | "address">,
  proved?: string,
): void {
  if (needsCurrentPassword(user, input, userId) && user.passwordHash !== proved) {
    raise("currentPasswordWrong", {});
  }
}

/**
 * A stolen token must not be enough to take over the account. Administrators do not know the passwords of other users.
 */
function needsCurrentPassword(user: UserRow, { password, email }: SignInInput, userId: number): boolean {
  if (user.id !== userId) return false;
  return password !== undefined || (email !== undefined && email !== user.email);
}
