import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** The roles and the scopes that `permissions.yaml` names. */
export const { roles, scopes } = parse(readFileSync(new URL("../permissions.yaml", import.meta.url), "utf8"));

/** What is wrong with an `x-roles` map, in words. */
export function roleFaults(map) {
  const faults = [];
  for (const [role, scope] of Object.entries(map)) {
    if (!Object.hasOwn(roles, role))
      faults.push({ role, message: `permissions.yaml has no role \`${role}\`.` });
    for (const name of [scope].flat()) {
      if (!Object.hasOwn(scopes, name))
        faults.push({ role, message: `permissions.yaml has no scope \`${name}\`.` });
    }
  }
  return faults;
}
