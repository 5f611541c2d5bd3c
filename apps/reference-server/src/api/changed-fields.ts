/** The fields of an object that a request changed. */
export interface ChangedFields {
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}
