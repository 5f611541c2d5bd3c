import { type LookupAddress, promises, lookup as systemLookup } from "node:dns";
import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import type { Owner } from "../shares/owner.js";
import { ShareRefused, type Shares } from "../shares/shares.js";

/** Finds the addresses of host names. The slow names of one owner hold up nobody else's. */
export interface Names {
  /** @throws {Error} with a `code` for `explainFailure`. */
  resolve(owner: Owner, name: string): Promise<readonly LookupAddress[]>;
}

/** Finds all addresses of one name, and for how many seconds they stand. */
export type ResolveName = (name: string) => Promise<Resolved>;

interface Resolved {
  readonly addresses: readonly LookupAddress[];
  /** Seconds. */
  readonly ttl: number;
}

interface NamesOptions {
  readonly shares: Shares;
  /** A monotonic clock, in milliseconds. */
  readonly elapsed: () => number;
  /** The machine's resolver when absent. */
  readonly resolve?: ResolveName;
  /** Milliseconds that a name may take; {@link LONGEST} when absent. */
  readonly longest?: number;
}

/** In milliseconds. Less than a connection may take, so that the name is given as the reason, and not the host. */
const LONGEST = 4_000;

/** Answers are kept for at least and at most so many milliseconds, whatever their records say. */
const MIN_STAY = 5_000;
const MAX_STAY = 60_000;

/** How long it is remembered that a name was not found, in milliseconds. */
const FAILURE_STAY = 5_000;

const MAX_REMEMBERED = 10_000;

interface Known {
  readonly until: number;
  readonly answer: Promise<readonly LookupAddress[]>;
}

export function createNames({
  shares,
  elapsed,
  resolve = (name) => resolveBySystem(name),
  longest = LONGEST,
}: NamesOptions): Names {
  const known = new Map<string, Known>();

  const remember = (name: string, answer: Promise<readonly LookupAddress[]>, stay: number): void => {
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(name, { answer, until: elapsed() + stay });
  };

  async function ask(owner: Owner, name: string): Promise<readonly LookupAddress[]> {
    try {
      // The place is held until the question has ended, also when nobody waits for its answer any more.
      const { addresses, ttl } = await withLimit(
        longest,
        shares.run(owner, () => resolve(name)),
      );
      const stay = Math.min(MAX_STAY, Math.max(MIN_STAY, ttl * 1_000));
      remember(name, Promise.resolve(addresses), stay);
      return addresses;
    } catch (error) {
      if (error instanceof ShareRefused) throw unanswered(name, error);
      const failure = Promise.reject(error);
      // Nobody may ask again.
      failure.catch(() => undefined);
      remember(name, failure, FAILURE_STAY);
      throw error;
    }
  }

  /** Questions that are underway, by owner: who asks for another's slow name waits in its own share. */
  const underway = new Map<string, Promise<readonly LookupAddress[]>>();

  return {
    resolve(owner, name) {
      const found = known.get(name);
      if (found !== undefined && found.until > elapsed()) return found.answer;
      const key = `${owner} ${name}`;
      const asked = underway.get(key);
      if (asked !== undefined) return asked;
      const asking = ask(owner, name).finally(() => underway.delete(key));
      underway.set(key, asking);
      return asking;
    },
  };
}

function withLimit<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(codedError("EAI_AGAIN", `No answer within ${limit / 1_000} s.`)), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function unanswered(name: string, cause: unknown): Error {
  return codedError("EAI_AGAIN", `${name} was not resolved.`, cause);
}

function codedError(code: string, message: string, cause?: unknown): NodeJS.ErrnoException {
  return Object.assign(new Error(message, { cause }), { code });
}

/**
 * Resolves a name as the system's library does, but on sockets: `dns.lookup` occupies one of the few threads that also
 * read files and hash passwords, for as long as a name server is silent. Names that only the system's library knows
 * have no dot, or end in `.local`: a vendor cannot make those slow. Those below `localhost` are this machine, as RFC 6761
 * says, and many of these libraries do not know them.
 *
 * @param servers - the name servers; those of the machine when absent.
 */
export async function resolveBySystem(name: string, servers?: readonly string[]): Promise<Resolved> {
  const plain = name.replace(/\.$/, "");
  if (/\.localhost$/i.test(plain)) return lookUp("localhost");
  if (!plain.includes(".") || /\.local$/i.test(plain)) return lookUp(name);
  const listed = inHostsFile(read("/etc/hosts"), plain);
  if (listed.length > 0) return { addresses: listed, ttl: 0 };
  const settings = readSettings(read("/etc/resolv.conf"));
  // No such file, as on Windows: the system's library knows what to do.
  if (settings === undefined) return lookUp(name);
  const resolver = new promises.Resolver({ timeout: 1_500, tries: 2 });
  if (servers !== undefined) resolver.setServers(servers);
  let failure: unknown;
  for (const candidate of candidatesOf(name, settings)) {
    try {
      return await askServers(resolver, candidate);
    } catch (error) {
      failure ??= error;
      // Only a name that does not exist is tried with the next suffix.
      if (!isMissing(error)) throw asSystem(error);
    }
  }
  throw asSystem(failure);
}

async function askServers(resolver: promises.Resolver, name: string): Promise<Resolved> {
  const [four, six] = await Promise.allSettled([
    resolver.resolve4(name, { ttl: true }),
    resolver.resolve6(name, { ttl: true }),
  ]);
  const records = [four, six].flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (records.length > 0) {
    return {
      addresses: records.map(({ address }) => ({ address, family: isIP(address) })),
      ttl: Math.min(...records.map(({ ttl }) => ttl)),
    };
  }
  const failures = [four, six].flatMap((answer): unknown[] =>
    answer.status === "rejected" ? [answer.reason] : [],
  );
  throw failures.find((error) => !isMissing(error)) ?? failures[0] ?? codedError("ENODATA", name);
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function isMissing(error: unknown): boolean {
  return ["ENOTFOUND", "ENODATA"].includes(codeOf(error));
}

/** The name servers' own errors under the codes of the system's library. */
function asSystem(error: unknown): unknown {
  return ["ETIMEOUT", "ECONNREFUSED", "ESERVFAIL", "EREFUSED"].includes(codeOf(error))
    ? codedError("EAI_AGAIN", "The name server did not answer.", error)
    : error;
}

function lookUp(name: string): Promise<Resolved> {
  return new Promise((resolve, reject) => {
    systemLookup(name, { all: true, order: "verbatim" }, (error, addresses) => {
      if (error === null) resolve({ addresses, ttl: 0 });
      else reject(error);
    });
  });
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** The lines of a file of the system, as words, without comments. */
function wordsOf(text: string | undefined): readonly (readonly string[])[] {
  return (text ?? "")
    .split("\n")
    .map((line) => line.replace(/[#;].*/, "").trim())
    .filter((line) => line !== "")
    .map((line) => line.split(/\s+/));
}

/** The addresses that a hosts file has for a name. */
export function inHostsFile(text: string | undefined, name: string): readonly LookupAddress[] {
  return wordsOf(text).flatMap(([address = "", ...names]) =>
    isIP(address) !== 0 && names.some((other) => other.toLowerCase() === name.toLowerCase())
      ? [{ address, family: isIP(address) }]
      : [],
  );
}

interface NameSettings {
  /** The suffixes of incomplete names. */
  readonly search: readonly string[];
  /** A name with fewer dots is first tried with the suffixes. */
  readonly ndots: number;
}

/** The settings in `resolv.conf`: of `search` and `domain` the last one counts. */
export function readSettings(text: string | undefined): NameSettings | undefined {
  if (text === undefined) return undefined;
  const lines = wordsOf(text);
  const last = lines.findLast(([word]) => word === "search" || word === "domain") ?? [];
  const options = lines.filter(([word]) => word === "options").flat();
  const ndots = options.findLast((option) => option.startsWith("ndots:"))?.slice("ndots:".length);
  return { search: last.slice(1), ndots: ndots === undefined ? 1 : Math.min(15, Number(ndots) || 0) };
}

/** The complete names that a name may stand for, in the order in which they are tried. */
export function candidatesOf(name: string, { search, ndots }: NameSettings): readonly string[] {
  if (name.endsWith(".")) return [name];
  const complete = search.map((suffix) => `${name}.${suffix.replace(/^\./, "")}`);
  const isComplete = name.split(".").length - 1 >= ndots;
  return isComplete ? [name, ...complete] : [...complete, name];
}
