/** Base of what a store throws on its own account. */
export abstract class StoreError extends Error {
  abstract readonly code: string;
}

/** Nothing can be stored at the moment: the disk is full, broken or locked. Nothing was changed. */
export class StoreUnavailable extends StoreError {
  readonly code = "STORE_UNAVAILABLE";
  constructor(reason: string, options?: ErrorOptions) {
    super(`The store is unavailable: ${reason}. Nothing was changed.`, options);
    this.name = "StoreUnavailable";
  }
}

/** Another process uses the same database file. */
export class StoreInUse extends StoreError {
  readonly code = "STORE_IN_USE";
  constructor(file: string, options?: ErrorOptions) {
    super(`${file} is in use by another process. Stop it, or choose another file with --database.`, options);
    this.name = "StoreInUse";
  }
}

/** A transaction was asked for inside another one, which would wait for itself for ever. */
export class NestedTransaction extends StoreError {
  readonly code = "NESTED_TRANSACTION";
  constructor(inner: string, outer: string) {
    super(`${inner}() was called inside ${outer}(). Pass the transaction on instead.`);
    this.name = "NestedTransaction";
  }
}

/** A value that must be unique is there already. Check before writing; this is the last line of defence. */
export class UniqueViolation extends StoreError {
  readonly code = "UNIQUE_VIOLATION";
  constructor(
    /** `table.column`, as the engine names it. */
    readonly column: string,
    options?: ErrorOptions,
  ) {
    super(`${column} must be unique, and the value is taken.`, options);
    this.name = "UniqueViolation";
  }
}
