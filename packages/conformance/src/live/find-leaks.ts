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

/** The longest text that {@link canary} matches. */
const CANARY_LENGTH = "canary-body".length;

/** Names the secrets that a log contains, without repeating them. The log is read in pieces, and kept nowhere. */
export async function findLeaks(log: AsyncIterable<string>, secrets: Secrets): Promise<readonly string[]> {
  const searches = searchesFor(secrets);
  const found = new Set<string>();
  // A secret may begin in one piece and end in the next.
  const overlap =
    Math.max(CANARY_LENGTH, ...searches.flatMap(({ texts }) => texts.map(({ length }) => length))) - 1;
  let end = "";
  for await (const piece of log) {
    const text = end + piece;
    for (const { name, texts } of searches) {
      if (!found.has(name) && texts.some((one) => text.includes(one))) found.add(name);
    }
    if (canary.test(text)) found.add(BODY);
    end = text.slice(-overlap);
  }
  return [...searches.map(({ name }) => name), BODY].filter((name) => found.has(name));
}

const BODY = "the body of an event";

interface Search {
  readonly name: string;
  readonly texts: readonly string[];
}

function searchesFor({ secret, tokens, signatures, credentials }: Secrets): readonly Search[] {
  return [
    { name: "the notification secret", texts: [secret] },
    { name: "the token", texts: tokens },
    { name: "a signature", texts: [...signatures].map((signature) => signature.replace(/^.*=/, "")) },
    { name: "a credential of a customer", texts: [...credentials].filter(isSecret) },
  ];
}

/** A credential may also be a user name, which is not secret, and often an e-mail address. */
function isSecret(credential: string): boolean {
  return credential.length >= 8 && !credential.includes("@");
}
