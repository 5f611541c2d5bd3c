/** What a log must not contain. */
export interface Secrets {
  readonly secret: string;
  readonly tokens: readonly string[];
  readonly signatures: Iterable<string>;
  /** Values that the vendor posted as credentials. */
  readonly credentials: Iterable<string>;
}

/** Words that occur only in the bodies of events, also if a log has escaped the quotes. */
const canary = /canary-body|"canary\\?"/;

/** Names the secrets that a log contains, without repeating them. */
export function findLeaks(
  log: string,
  { secret, tokens, signatures, credentials }: Secrets,
): readonly string[] {
  const isThere = (text: string): boolean => log.includes(text);
  const leaks: string[] = [];
  if (isThere(secret)) leaks.push("the notification secret");
  if (tokens.some(isThere)) leaks.push("the token");
  if ([...signatures].some((signature) => isThere(signature.replace(/^.*=/, "")))) leaks.push("a signature");
  if (canary.test(log)) leaks.push("the body of an event");
  if ([...credentials].filter(isSecret).some(isThere)) leaks.push("a credential of a customer");
  return leaks;
}

/** A credential may also be a user name, which is not secret, and often an e-mail address. */
function isSecret(credential: string): boolean {
  return credential.length >= 8 && !credential.includes("@");
}
