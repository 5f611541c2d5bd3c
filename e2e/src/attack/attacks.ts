import { credentialAttacks, guessing } from "./credentials.js";
import { edgeAttacks } from "./edges.js";
import { ownershipAttacks } from "./ownership.js";
import { requestAttacks } from "./requests.js";
import type { Attack } from "./target.js";
import { vendorInputAttacks } from "./vendor-input.js";

/** Every attack in the order of execution. The one that locks an account out comes last. */
export const attacks: readonly Attack[] = [
  ...credentialAttacks,
  ...ownershipAttacks,
  ...requestAttacks,
  ...edgeAttacks,
  ...vendorInputAttacks,
  guessing,
];
