import { headerNames, UserRole } from "@syndikit/contract";
import { askedBy, type Principal } from "../api/call.js";
import { found, raise } from "../errors.js";
import { findUserByNameOrEmail } from "../resources/login/queries.js";
import type { Store } from "../store/port.js";
import { principalOf } from "./authenticate.js";

/**
 * The user that a request acts as. With `CMW-As-User` an administrator acts as another user, with exactly that user's
 * rights. The log and the audit name both.
 *
 * @throws {MarketplaceError} 403 when the caller is not an administrator, or the user cannot sign in; 404 when there is
 * no such user.
 */
export async function actAs(store: Store, caller: Principal, headers: Headers): Promise<Principal> {
  const name = headers.get(headerNames.asUser);
  if (name === null) return caller;
  const refuse = (role: string): never => raise("actionForbidden", { action: headerNames.asUser, role });
  if (caller.role !== UserRole.ROLE_ADMIN) return refuse(caller.role);
  const user = found(
    await store.read((db) => findUserByNameOrEmail(db, name), askedBy({ principal: caller })),
    "user",
    name,
  );
  if (!user.enabled) return refuse("a blocked user");
  const { userId, userName } = caller;
  return { ...principalOf(user, null), actor: { userId, userName } };
}
