import { headerNames, UserRole } from "@syndikit/contract";
import { found, raise } from "../errors.js";
import { findUserByNameOrEmail } from "../resources/login/queries.js";
import type { Store } from "../store/port.js";
import { principalOf } from "./authenticate.js";
import type { Principal } from "./call.js";

/**
 * Whom a request acts as: with `CMW-As-User` an administrator acts as another user, with that user's rights and no
 * others. The log and the audit name both.
 *
 * @throws {MarketplaceError} when the caller is no administrator, or the user cannot sign in: 403; when there is no such
 * user: 404.
 */
export async function actAs(store: Store, caller: Principal, headers: Headers): Promise<Principal> {
  const name = headers.get(headerNames.asUser);
  if (name === null) return caller;
  const refuse = (role: string): never => raise("actionForbidden", { action: headerNames.asUser, role });
  if (caller.role !== UserRole.ROLE_ADMIN) return refuse(caller.role);
  const user = found(await store.read((db) => findUserByNameOrEmail(db, name)), "user", name);
  if (!user.enabled) return refuse("a blocked user");
  const { userId, userName } = caller;
  return { ...principalOf(user, null), actor: { userId, userName } };
}
