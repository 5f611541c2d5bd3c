import { single } from "../store/prepared.js";
import { openSqlite } from "../store/sqlite/open.js";
import { companies, companyGroups } from "../store/tables/company.js";

// Run by kill.long.test.ts in a separate process: writes two rows at a time, as fast as it can, and prints each
// acknowledged one until it is killed.
const store = openSqlite({ file: process.argv[2] ?? "", durability: "fast" });

async function write(): Promise<void> {
  for (;;) {
    const id = await store.write(async (tx) => {
      const row = { kind: "CUSTOMER", name: "x", createdAt: 0 } as const;
      const company = single(await tx.insert(companies).values(row).returning({ id: companies.id }));
      await tx.insert(companyGroups).values({ companyId: company.id, name: "x", identifier: "x" });
      return company.id;
    });
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, write));
