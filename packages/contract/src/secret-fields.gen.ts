// Generated from spec/schemas/ by `npm run generate`. Do not edit it: change the source, and run the command.

/** The names of the fields that hold a secret: of type password in the spec. */
export const secretFields: ReadonlySet<string> = new Set<string>([
  "currentPassword",
  "notificationSecretToken",
  "password",
  "payload",
  "secret",
  "value",
]);
