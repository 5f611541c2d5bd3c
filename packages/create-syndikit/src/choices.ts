/** A framework that a project can be written for. */
export const frameworks = {
  hono: { label: "Hono", layers: ["server", "hono"] },
  express: { label: "Express", layers: ["server", "express"] },
  fastify: { label: "Fastify", layers: ["server", "fastify"] },
  next: { label: "Next.js", layers: ["next"] },
  node: { label: "Bare Node", layers: ["server", "node"] },
} as const;

/** Where a project keeps its state. */
export const stores = {
  sqlite: { label: "SQLite", hint: "one file, one machine", packages: ["better-sqlite3"] },
  postgres: { label: "PostgreSQL", hint: "any number of processes", packages: ["pg", "@types/pg"] },
  memory: { label: "Memory", hint: "lost at a restart: only to try things out", packages: [] },
} as const;

/** What a project can handle, and the files that exist only for it. */
export const abilities = {
  provisioning: {
    label: "Provisioning",
    hint: "orders become tenants, which are removed at the end",
    files: [
      "src/provisioning.ts",
      "src/tenants.ts",
      "dev/certify.ts",
      "src/app/tenants/route.ts",
      "test/provisioning.test.ts",
    ],
  },
  metrics: {
    label: "Metrics",
    hint: "the marketplace asks what customers use, and bills it",
    files: ["src/metrics.ts", "test/metrics.test.ts", "src/app/metric/[name]/route.ts"],
  },
  "external-values": {
    label: "External values",
    hint: "you say what a customer may choose in an order",
    files: [
      "src/external-values.ts",
      "test/external-values.test.ts",
      "dev/connect-values.ts",
      "src/app/marketplace/values/route.ts",
    ],
  },
  "order-validation": {
    label: "Order validation",
    hint: "you accept or refuse orders",
    files: [
      "src/order-validation.ts",
      "test/order-validation.test.ts",
      "src/app/marketplace/orders/route.ts",
    ],
  },
} as const;

/** What a project has instead of provisioning: handlers for events. */
export const eventFiles: readonly string[] = ["src/events.ts", "test/events.test.ts"];

export type Framework = keyof typeof frameworks;
export type Store = keyof typeof stores;
export type Ability = keyof typeof abilities;

export function isKeyOf<Key extends string>(
  table: Readonly<Record<Key, unknown>>,
  text: string,
): text is Key {
  return Object.hasOwn(table, text);
}

export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(table).filter((key): key is Key => isKeyOf(table, key));
}
