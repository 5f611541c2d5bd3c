/** A postal address. It is part of its owner and has no life of its own, so it goes by its owner's id. */
export interface Address {
  readonly address?: string;
  readonly city?: string;
  readonly zipCode?: string;
  /** Province. */
  readonly state?: string;
  readonly country?: string;
  /** Two letters. */
  readonly countryCode?: string;
}
