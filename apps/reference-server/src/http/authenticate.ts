import { headerNames, type Role, roles, TokenAccess } from "@syndikit/contract";
import { isText } from "@syndikit/contract/validators";
import type { Principal } from "../api/call.js";
import type { Observation, SignInAttempt } from "../api/observation.js";
import { raise } from "../errors.js";
import type { Clock } from "../ports.js";
import {
  findTokenOwner,
  findUserByNameOrEmail,
  type SignInUser,
  type TokenOwner,
} from "../resources/login/queries.js";
import type { Devices } from "../security/devices.js";
import type { Guesses } from "../security/guesses.js";
import { hashToken } from "../security/token.js";
import type { TokenUses } from "../security/token-uses.js";
import { ANYBODY, NEW_TOKENS, type Owner, ofJwt, ofUser } from "../shares/owner.js";
import type { Store } from "../store/port.js";
import { companies } from "../store/tables/company.js";
import { tokens, users } from "../store/tables/user.js";
import type { JwtCheck } from "./jwt.js";

/**
 * Finds the caller of a request, and the scheme of its credentials.
 *
 * @throws {MarketplaceError} 401 when credentials are missing or wrong; 429 after too many wrong passwords.
 */
export type Authenticate = (
  headers: Headers,
  address: string,
  observation?: Pick<Observation, "signIn">,
) => Promise<Caller>;

export interface Caller {
  readonly principal: Principal;
  readonly scheme: Credentials["scheme"];
  /** Whether the caller sent a password from a device that it has signed in from before. */
  readonly isKnownDevice?: boolean;
  /** Whether the request's token is read-only. */
  readonly readOnly?: boolean;
}

export interface AuthenticateOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly guesses: Guesses;
  readonly devices: Devices;
  readonly tokenUses: TokenUses;
  /** When absent, JWTs are refused. */
  readonly jwt?: JwtCheck | undefined;
}

/** Accepts Basic with a user name or an e-mail address, a token, or a JWT. */
export function createAuthenticate({
  store,
  clock,
  guesses,
  devices,
  tokenUses,
  jwt,
}: AuthenticateOptions): Authenticate {
  const ownerOf = store.remember([tokens, users, companies], findTokenOwner);
  const services = {
    store,
    clock,
    guesses,
    devices,
    tokenUses,
    jwt,
    ownerOf,
    seen: new Map<string, number>(),
  };

  return async (headers, address, observation = {}) => {
    const credentials = readCredentials(headers);
    if (credentials === undefined) return raise("unauthenticated", {}, challenge(headers));
    const { scheme } = credentials;
    const attempt: SignInAttempt = {};
    observation.signIn = attempt;
    const request = { address, headers, attempt };
    switch (scheme) {
      case "basicAuth":
        return { scheme, ...(await withPassword(credentials, services, request)) };
      case "authToken":
        return { scheme, ...(await withToken(credentials, services, request)) };
      case "bearerAuth":
        return { scheme, principal: await withJwt(credentials.jwt, services, request) };
    }
  };
}

type Credentials =
  | { readonly scheme: "basicAuth"; readonly name: string; readonly password: string }
  | { readonly scheme: "authToken"; readonly token: string; readonly user: string | undefined }
  | { readonly scheme: "bearerAuth"; readonly jwt: string };

/** The token takes precedence over `Authorization`, which some proxies set themselves. */
function readCredentials(headers: Headers): Credentials | undefined {
  const token = headers.get(headerNames.authToken);
  if (token !== null) {
    return { scheme: "authToken", token, user: headers.get(headerNames.authUser) ?? undefined };
  }
  const [scheme, value] = splitAuthorization(headers.get(headerNames.authorization) ?? "");
  switch (scheme.toLowerCase()) {
    case "basic":
      return readBasic(value);
    case "bearer":
      return { scheme: "bearerAuth", jwt: value };
    default:
      return undefined;
  }
}

function splitAuthorization(header: string): [scheme: string, value: string] {
  const space = header.indexOf(" ");
  return space < 0 ? [header, ""] : [header.slice(0, space), header.slice(space + 1).trim()];
}

function readBasic(value: string): Credentials | undefined {
  const text = decodeBasic(value);
  const colon = text?.indexOf(":") ?? -1;
  if (text === undefined || colon < 0) return undefined;
  assertText(text);
  return { scheme: "basicAuth", name: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** Other headers cannot hold such a text: their bytes are characters, and U+0000 is not allowed in them. */
function assertText(credentials: string): void {
  if (isText(credentials)) return;
  raise("fieldInvalid", { field: headerNames.authorization, reason: "it contains what no text may contain" });
}

function decodeBasic(value: string): string | undefined {
  if (!/^[A-Za-z0-9+/_-]+=*$/.test(value)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(value, "base64"));
  } catch {
    return undefined;
  }
}

interface SignInServices extends AuthenticateOptions {
  /** Finds a token's owner by the token's hash. */
  readonly ownerOf: (hash: string, owner: Owner) => Promise<TokenOwner | undefined>;
  /** The users of tokens that were right in this process, by their hash, {@link MAX_SEEN} at most. */
  readonly seen: Map<string, number>;
}

const MAX_SEEN = 10_000;

/** A request that signs in. */
interface SignInRequest {
  readonly address: string;
  readonly headers: Headers;
  /** Receives the user that the credentials claim to be. */
  readonly attempt: SignInAttempt;
}

async function withPassword(
  { name, password }: Extract<Credentials, { scheme: "basicAuth" }>,
  { store, guesses, devices }: SignInServices,
  { address, headers, attempt }: SignInRequest,
): Promise<Pick<Caller, "principal" | "isKnownDevice">> {
  const cookies = headers.get("Cookie");
  const known = devices.find(cookies);
  const owner = known === undefined ? ANYBODY : ofUser(known.userId);
  const user = await store.read((db) => findUserByNameOrEmail(db, name), { owner });
  if (user !== undefined) Object.assign(attempt, { userId: user.id, userName: user.userName });
  const hash = user?.passwordHash ?? null;
  const device = user === undefined ? undefined : devices.find(cookies, user.id);
  const matches = await guesses.check({ name, password, hash, address, device });
  if (!matches || user === undefined || !user.enabled)
    return raise("credentialsInvalid", {}, challenge(headers));
  return { principal: principalOf(user, null), isKnownDevice: device !== undefined };
}

async function withToken(
  { token, user: name }: Extract<Credentials, { scheme: "authToken" }>,
  { ownerOf, seen, clock, tokenUses }: SignInServices,
  { headers }: SignInRequest,
): Promise<Pick<Caller, "principal" | "readOnly">> {
  const hash = hashToken(token);
  const user = seen.get(hash);
  // What a token that was right before asks for waits for no stranger.
  const owner = await ownerOf(hash, user === undefined ? NEW_TOKENS : ofUser(user));
  const isValid =
    owner !== undefined && (owner.token.expiresAt === null || owner.token.expiresAt > clock.wall());
  // The name is optional. If it is sent, it must be that of the token's user.
  if (!isValid || !owner.user.enabled || (name !== undefined && !hasName(owner.user, name))) {
    return raise("tokenInvalid", {}, challenge(headers));
  }
  if (seen.size >= MAX_SEEN) seen.clear();
  seen.set(hash, owner.user.id);
  const { id, access } = owner.token;
  tokenUses.note(id, owner.user.id);
  return { principal: principalOf(owner.user, id), readOnly: access === TokenAccess.READ_ONLY };
}

function hasName({ userName, email }: SignInUser, name: string): boolean {
  return [userName, email].some((known) => known.toLowerCase() === name.toLowerCase());
}

async function withJwt(
  jwt: string,
  { store, jwt: check }: SignInServices,
  { headers }: SignInRequest,
): Promise<Principal> {
  const refuse = (reason: string): never => raise("jwtInvalid", { reason }, challenge(headers, "bearerAuth"));
  if (check === undefined) return refuse("this marketplace accepts none");
  const outcome = await check(jwt);
  if ("reason" in outcome) return refuse(outcome.reason);
  assertText(outcome.user);
  const owner = ofJwt(outcome.user);
  const user = await store.read((db) => findUserByNameOrEmail(db, outcome.user), { owner });
  return user?.enabled === true ? principalOf(user, null) : refuse("its user is not known here");
}

export function principalOf(user: SignInUser, tokenId: number | null): Principal {
  const { id, userName, userRole, companyId, language } = user;
  if (!isRole(userRole))
    throw new Error(`User ${id} has the role ${userRole}, which the contract does not know.`);
  return { userId: id, userName, role: userRole, companyId, language, tokenId };
}

function isRole(name: string): name is Role {
  return Object.hasOwn(roles, name);
}

/**
 * Tells a caller how to sign in. With Basic, a browser shows its own password dialog, even over a page whose script
 * made the request. Browsers send `Sec-Fetch-Site`, and then it is left out; Node's `fetch` only sends `Sec-Fetch-Mode`.
 */
function challenge(headers: Headers, scheme: Credentials["scheme"] = "basicAuth"): Record<string, string> {
  if (scheme === "bearerAuth") {
    return { "WWW-Authenticate": `Bearer realm="${REALM}", error="invalid_token"` };
  }
  if (headers.has("Sec-Fetch-Site")) return {};
  return { "WWW-Authenticate": `Basic realm="${REALM}", charset="UTF-8"` };
}

const REALM = "marketplace";
