import { UserAction } from "@syndikit/contract";
import type { Moment } from "../ports.js";
import type { Known } from "./known.js";

/** What an action on a user depends on, and changes. */
export interface UserFlags {
  readonly activated: boolean;
  readonly activationDate: Moment | null;
  readonly enabled: boolean;
}

/** What an action makes of a user's flags. An action that finds its work done changes nothing. */
export function applyUserAction(
  action: Known<typeof UserAction>,
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
