/** Who has a share of everything that several use, as in `company/12`. */
export type Owner = `company/${number}` | `user/${number}` | `network/${string}` | `device/${string}`;

export function ofCompany(id: number): Owner {
  return `company/${id}`;
}

export function ofUser(id: number): Owner {
  return `user/${id}`;
}

export function ofDevice(device: string): Owner {
  return `device/${device}`;
}

/** @param network - as `networkOf` gives it. */
export function ofNetwork(network: string): Owner {
  return `network/${network}`;
}

/** A token that was right before: what it asks for waits for no stranger. */
export function ofToken(hash: string): Owner {
  return ofDevice(`token ${hash}`);
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
