import { computed, signal } from "@preact/signals";
import type { Role } from "@syndikit/contract";
import type { MyUserDTO } from "@syndikit/sdk";
import { marketplace } from "./marketplace.js";
import { isRole } from "./roles.js";
import { inTab } from "./stored.js";

export interface Session {
  readonly userName: string;
  readonly token: string;
  readonly id: number;
  readonly name: string;
  readonly role: Role;
  /** Whether the account belongs to a company. Orders are placed for a company. */
  readonly hasCompany: boolean;
}

// The token must not outlive the tab.
const STORED = "console.session";

export const session = signal(inTab.readAs<Session>(STORED));

/** The reason for a second sign-in; undefined if nothing went wrong. */
export const signInNote = signal<string | undefined>(undefined);

export const role = computed(() => session.value?.role);

export const isAdmin = computed(() => role.value === "ROLE_ADMIN");
export const isVendor = computed(() => role.value === "ROLE_VENDOR");
export const isCustomer = computed(() => role.value === "ROLE_USER");

function keep(next: Session | undefined): void {
  inTab.write(STORED, next && JSON.stringify(next));
  session.value = next;
}

/**
 * Signs in, and stays on the page.
 *
 * @throws {ApiError} when the name or the password is refused.
 */
export async function signIn(userName: string, password: string): Promise<void> {
  const { requestToken } = await loadTokens();
  const { token, me } = await requestToken(userName, password);
  signInNote.value = undefined;
  keep({
    userName: me.userName,
    token,
    id: me.id,
    name: nameOf(me),
    role: roleOf(me),
    hasCompany: me.company !== undefined,
  });
}

/** Loaded late: the sign-in page is drawn before the SDK is there. */
const loadTokens = () => import("./tokens.js");

/** Gets a new token for the signed-in account. Only the demo's accounts can get one without a new sign-in. */
export async function renewToken(): Promise<string> {
  const { userName } = session.value ?? {};
  const account = marketplace.accounts.find((known) => known.userName === userName);
  if (account !== undefined) {
    try {
      await signIn(account.userName, account.password);
      if (session.value !== undefined) return session.value.token;
    } catch {
      // The password was changed, so the reader has to sign in below.
    }
  }
  signInNote.value = "Your sign-in has ended. Sign in again; you stay on this page.";
  keep(undefined);
  throw new Error("Signed out");
}

export function signOut(): void {
  const old = session.value;
  keep(undefined);
  if (old === undefined) return;
  loadTokens()
    .then(({ revokeToken }) => revokeToken(old.token))
    // The tab has already forgotten the token, and it expires by itself.
    .catch(() => undefined);
}

function nameOf({ fullName, name, userName }: MyUserDTO): string {
  return fullName ?? (name || userName);
}

function roleOf({ userRole }: MyUserDTO): Role {
  return isRole(userRole) ? userRole : "ROLE_USER";
}
