import type { ChangeKind } from "@syndikit/contract";
import type { EnumValue } from "../enum-value.js";

/** Something that has changed. */
export interface Change {
  readonly kind: EnumValue<typeof ChangeKind>;
  /** Absent when there is only one object of the kind, or when several have changed. */
  readonly id?: number;
  /** Whose object it is, if known here. It saves looking that up for each reader. */
  readonly audience?: Audience;
}

/** Who may read of a change, in addition to administrators. */
export interface Audience {
  /** Members of this vendor or customer company; `null` when the object belongs to none. */
  readonly companyId?: number | null;
  readonly userId?: number | null;
  /** The company that the user was of: as a member of another one it does not read of it. Any when absent. */
  readonly memberOf?: number | null;
}
