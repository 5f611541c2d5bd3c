/** Who has a share of everything that several use, as in `company/12`. */
export type Owner = `company/${number}` | `user/${number}` | `network/${string}` | `jwt/${string}`;

export function ofCompany(id: number): Owner {
  return `company/${id}`;
}

/**
 * Also the owner of what comes from a device of the user, or with a token, before it is known who asks: a user can have
 * any number of them, and no share for each.
 */
export function ofUser(id: number): Owner {
  return `user/${id}`;
}

/** @param name - of the user. The token is signed, so it is of who it says. */
export function ofJwt(name: string): Owner {
  return `jwt/${name}`;
}

/** @param network - as `networkOf` gives it. */
export function ofNetwork(network: string): Owner {
  return `network/${network}`;
}

/** The owner of what the server does by itself. */
export const THE_SERVER: Owner = "company/0";

/** The owner of what is read before it is known who asks: all of them together, because networks are cheap. */
export const ANYBODY: Owner = "network/any";

/** Likewise, of who sends a token that was not seen before: nobody guesses one, so they wait for no guesses. */
export const NEW_TOKENS: Owner = "network/tokens";

/** The owner of what a caller asks for: its company, so that a company with many users has no more than others. */
export function ofCaller(caller: { readonly companyId: number | null; readonly userId: number }): Owner {
  return caller.companyId === null ? ofUser(caller.userId) : ofCompany(caller.companyId);
}
