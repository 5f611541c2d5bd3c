import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Endpoint } from "@syndikit/receiver";

/** A customer's own space in your application. */
export interface Tenant {
  readonly id: string;
  /** The subscription that it belongs to, by its number. */
  readonly subscription: number;
  readonly plan: string;
}

/** The tenants of your application. */
export interface Tenants {
  /** Makes a tenant. One with this id that is there already stays what it is. */
  create(tenant: Tenant): void;
  /** Removes the tenant of a subscription. One that is not there is a success. */
  remove(subscription: number): void;
  list(): readonly Tenant[];
}

/**
 * FILL IN: your application stands here. Until then tenants are lines of a file, or of this process's memory where no
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
    // In one step, so that a process that is killed leaves the former file, or the new one.
    writeFileSync(`${file}.new`, JSON.stringify(tenants));
    renameSync(`${file}.new`, file);
  };
  return {
    create(tenant) {
      const tenants = read();
      if (!tenants.some(({ id }) => id === tenant.id)) write([...tenants, tenant]);
    },
    remove: (subscription) => write(read().filter((tenant) => tenant.subscription !== subscription)),
    list: read,
  };
}

/** Lists the tenants, for `npm run certify`. Elsewhere there is nothing at this address. */
export function createTenantList(tenants: Tenants, isShown: boolean): Endpoint {
  return {
    async handle() {
      if (!isShown) return { status: 404, headers: {} };
      const headers = { "content-type": "application/json" };
      return { status: 200, headers, body: JSON.stringify(tenants.list()) };
    },
  };
}
