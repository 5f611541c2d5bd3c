import type { ChangeKind } from "@syndikit/contract";
import type { Known } from "../known.js";

/** Something that has changed. */
export interface Change {
  readonly kind: Known<typeof ChangeKind>;
  /** Absent where there is only one, or where several have changed. */
  readonly id?: number;
  /** Whose it is, where that is at hand: it saves looking it up for each reader. */
  readonly audience?: Audience;
}

/** Who may read of a change, beside administrators. */
export interface Audience {
  /** The members of a vendor or customer company; `null` with what is nobody's. */
  readonly companyId?: number | null;
  readonly userId?: number | null;
}
