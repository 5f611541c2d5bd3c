/** The environment variable of the secret that events are signed with. */
export const secretVariable = "SYNDIKIT_SECRET";

/** The option of every command that signs or verifies. */
export const secretOption = [
  "--secret <secret>",
  `the secret that events are signed with, or - to read it from standard input [${secretVariable}]`,
] as const;
