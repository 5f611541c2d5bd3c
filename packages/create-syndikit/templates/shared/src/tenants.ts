import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Endpoint } from "@syndikit/receiver";

/** A customer's own space in your application. */
export interface Tenant {
  readonly id: string;
  /** The id of its subscription. */
  readonly subscription: number;
  readonly plan: string;
}

/** The tenants of your application. */
export interface Tenants {
  /** Makes a tenant. If there is one with this id, it does not change. */
  create(tenant: Tenant): void;
  /** Removes a tenant. If there is none with this id, that is a success. */
  remove(id: string): void;
  list(): readonly Tenant[];
}

/**
 * FILL IN: this stands for your application. Until you replace it, tenants are lines of a file, or kept in memory if no
 * file is named.
 */
export function openTenants(file?: string): Tenants {
  let memory: readonly Tenant[] = [];
  const read = (): readonly Tenant[] => {
    if (file === undefined) return memory;
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as readonly Tenant[]) : []; // Written below.
  };
  const write = (tenants: readonly Tenant[]): void => {
    memory = tenants;
    if (file === undefined) return;
    // In one step, so that after a kill there is either the old file or the new one.
    writeFileSync(`${file}.new`, JSON.stringify(tenants));
    renameSync(`${file}.new`, file);
  };
  return {
    create(tenant) {
      const tenants = read();
      if (!tenants.some(({ id }) => id === tenant.id)) write([...tenants, tenant]);
    },
    remove: (removed) => write(read().filter(({ id }) => id !== removed)),
    list: read,
  };
}

/** Lists the tenants, for `npm run certify`. Otherwise the answer is 404. */
export function createTenantList(tenants: Tenants, isShown: boolean): Endpoint {
  const answer = () => {
    if (!isShown) return { status: 404, headers: {} };
    const headers = { "content-type": "application/json" };
    return { status: 200, headers, body: JSON.stringify(tenants.list()) };
  };
  return { handle: () => Promise.resolve(answer()) };
}
