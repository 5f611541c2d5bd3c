import type { Operation, SdkMethod } from "@syndikit/contract";
import type { Account } from "./accounts.js";
import { bodies } from "./body-table.js";

/** One body that an operation takes, and who may send it. */
export interface Sample {
  /** The action, where the operation carries several; empty otherwise. */
  readonly action: string;
  /** The scopes that each role has with it. */
  readonly roles: Operation["roles"];
  body(account: Account): unknown;
}

/** What each action takes beside the fields that name it. A method without an entry takes nothing. */
const given: Readonly<Record<string, object>> = {
  "userPatch.patch": { surname: "Changed" },
  "companyPatch.patch": { companyDescription: "Changed." },
  "productVersionPatch.patch": { description: "Changed." },
  "cloudCredentialPatch.saveSecret": { payload: { key: "a-secret" } },
  "subscriptionPatch.setName": { name: "Changed" },
  "subscriptionPatch.upgrade": { productVersion: { url: "productVersion/2" } },
  "subscriptionPatch.setAutoRenew": { autoRenew: false },
};

/**
 * The valid bodies of an operation: one for each action where it carries several, else one.
 *
 * @throws {Error} when the operation takes a body and has none here.
 */
export function samplesOf(operation: Operation): readonly Sample[] {
  const { id, roles, body, sdk } = operation;
  if (sdk?.methods !== undefined) return sdk.methods.map((method) => sampleOf(id, roles, method));
  if (body === null) return [{ action: "", roles, body: () => undefined }];
  const entry = bodies.get(id);
  if (entry === undefined) throw new Error(`${id} takes a body, and the matrix has none for it.`);
  return [{ action: "", roles, body: entry }];
}

function sampleOf(id: string, roles: Operation["roles"], method: SdkMethod): Sample {
  const extra = given[`${id}.${method.name}`] ?? {};
  const body = { ...method.fixed, ...extra };
  return { action: method.name, roles: method.roles ?? roles, body: () => body };
}
