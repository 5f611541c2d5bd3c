/** An object without the fields that have no value; they are left out of an answer. */
export type Compact<T> = {
  [Key in keyof T as null extends T[Key] ? never : undefined extends T[Key] ? never : Key]: T[Key];
} & {
  [Key in keyof T as null extends T[Key] ? Key : undefined extends T[Key] ? Key : never]?: Exclude<
    T[Key],
    null | undefined
  >;
};

/**
 * Leaves out the fields that are `null` or `undefined`: the wire knows absent fields, the store knows `null`.
 *
 * @example
 * ```ts
 * compact({ id: 1, phoneNumber: row.phoneNumber }); // { id: number; phoneNumber?: string }
 * ```
 */
export function compact<T extends object>(fields: T): Compact<T> {
  const present = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  // What the type says is what the filter did; `fromEntries` cannot tell.
  return Object.fromEntries(present) as Compact<T>;
}
