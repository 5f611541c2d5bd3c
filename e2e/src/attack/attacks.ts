import { credentialAttacks, guessing } from "./credentials.js";
import { edgeAttacks } from "./edges.js";
import { ownershipAttacks } from "./ownership.js";
import { passwordFlood } from "./passwords.js";
import { requestAttacks } from "./requests.js";
import type { Attack } from "./target.js";
import { vendorInputAttacks } from "./vendor-input.js";

/** Every attack in the order of execution. Those that lock names and addresses out come last. */
export const attacks: readonly Attack[] = [
  ...credentialAttacks,
  ...ownershipAttacks,
  ...requestAttacks,
  ...edgeAttacks,
  ...vendorInputAttacks,
  passwordFlood,
  guessing,
];
