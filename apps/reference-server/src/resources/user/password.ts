import type { MyUserInput } from "@syndikit/contract";
import { raise } from "../../errors.js";
import type { Guesses } from "../../http/guesses.js";
import type { Passwords } from "../../secrets/passwords.js";
import type { UserRow } from "../../store/tables/user.js";

/** The fields of a request that concern how a user signs in. */
type SignInInput = Pick<Partial<MyUserInput>, "password" | "email" | "currentPassword">;

interface PasswordChange {
  readonly user: UserRow;
  readonly input: SignInInput;
  readonly userId: number;
  readonly address: string;
}

/** The hashes of a request that changes how a user signs in. */
export interface PasswordHashes {
  /** Of the new password, where there is one. */
  readonly wanted: string | undefined;
  /** Of the password in use, which the caller has proved to know. */
  readonly proved: string | undefined;
}

/**
 * Checks the current password where it is needed, and hashes the new one. Before the transaction, because both take
 * long; inside it, {@link assertProved} checks that nothing has changed since.
 *
 * @throws {MarketplaceError} when the current password is missing: 400, or wrong: 422; after too many guesses: 429.
 */
export async function readPasswords(
  { passwords, guesses }: { readonly passwords: Passwords; readonly guesses: Guesses },
  { user, input, userId, address }: PasswordChange,
): Promise<PasswordHashes> {
  const { password, currentPassword } = input;
  let proved: string | undefined;
  if (needsCurrentPassword(user, input, userId)) {
    if (currentPassword === undefined) raise("fieldRequired", { field: "currentPassword" });
    const { userName: name, passwordHash: hash } = user;
    if (!(await guesses.check({ name, password: currentPassword, hash, address })))
      raise("currentPasswordWrong", {});
    proved = hash ?? undefined;
  }
  return { wanted: password === undefined ? undefined : await passwords.hash(password), proved };
}

/** @throws {MarketplaceError} `currentPasswordWrong` when the password in use is not the one that was proved. */
export function assertProved(
  { user, input, userId }: Omit<PasswordChange, "address">,
  proved?: string,
): void {
  if (needsCurrentPassword(user, input, userId) && user.passwordHash !== proved) {
    raise("currentPasswordWrong", {});
  }
}

/** A stolen token must not be enough to take over the account. An administrator does not know the password of others. */
function needsCurrentPassword(user: UserRow, { password, email }: SignInInput, userId: number): boolean {
  if (user.id !== userId) return false;
  return password !== undefined || (email !== undefined && email !== user.email);
}
