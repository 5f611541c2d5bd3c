/** The letters of `Plan.flags`, by what they say of a method. */

/** Must not be sent again when it may have happened. */
export const once = "o";
/** Answers where a page stands in its list. */
export const paged = "p";
/** Answers the `Location` of what it created. */
export const located = "l";
/** Answers a body that a caller can use. */
export const body = "b";
/** Takes a user name and a password, and answers a token. */
export const signIn = "s";
