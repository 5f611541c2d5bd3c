/** Base class of the store's own errors. */
export abstract class StoreError extends Error {
  abstract readonly code: string;
}

/** A stored document has none of the forms that this version knows. It concerns its own row alone. */
export class UnreadableDocument extends StoreError {
  readonly code = "UNREADABLE_DOCUMENT";
  constructor(
    /** What a person calls the document. */
    readonly document: string,
    /** What is wrong with it, as part of a sentence. */
    readonly problem: string,
    options?: ErrorOptions,
  ) {
    super(`The stored ${document} cannot be read: ${problem}.`, options);
    this.name = "UnreadableDocument";
  }
}
