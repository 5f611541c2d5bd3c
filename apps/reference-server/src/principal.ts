import type { Role } from "@syndikit/contract";

/** A caller who has signed in. Read anew for each request, so that a block or a new role acts at once. */
export interface Principal {
  readonly userId: number;
  readonly userName: string;
  readonly role: Role;
  /** The vendor or customer company that the caller is a member of. */
  readonly companyId: number | null;
  /** Two letters; absent: English. */
  readonly language: string | null;
  /** The token that the request was made with, if it was one. */
  readonly tokenId: number | null;
}
