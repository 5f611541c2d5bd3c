// The keys of writes to what belongs to the caller. An administrator reaches what belongs to anybody, and whose it is is
// only known once it was read, so its write runs alone.
import { alone, type Keys, onCatalogue, onCompany, onNothing, onUsers, onVendors } from "../store/keys.js";
import type { Caller } from "./scope.js";

const ownCompany =
  (keysOf: (companyId: number) => Keys) =>
  ({ scopes, principal: { companyId } }: Caller): Keys => {
    if (scopes.includes("any")) return alone;
    // Who has no company finds nothing to write.
    return companyId === null ? onNothing : keysOf(companyId);
  };

/** For a write to what the caller's vendor company sells. */
export const onOwnCatalogue = ownCompany(onCatalogue);

/** For a write to the events, the endpoints or the profile of the caller's vendor company. */
export const onOwnVendor = ownCompany((id) => onVendors([id]));

/** For a write to the profile or the groups of the caller's customer company. */
export const onOwnCompany = ownCompany(onCompany);

/** For a write to what belongs to the caller itself. */
export function onOwnUser({ scopes, principal }: Caller): Keys {
  return scopes.includes("any") ? alone : onUsers([principal.userId]);
}
