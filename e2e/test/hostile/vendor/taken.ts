/** The workspace that nobody can have: the vendor refuses it for good. */
export const TAKEN = "taken";
