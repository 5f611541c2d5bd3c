/**
 * The values of an enumeration of the contract, and nothing else. Its own type has an open end, for a client
 * must cope with values that come later; the server decides, and knows them all.
 */
export type Known<Enumeration extends Readonly<Record<string, string>>> = Enumeration[keyof Enumeration];
