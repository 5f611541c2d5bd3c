import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrationsFolder } from "./migrate.js";
import { renderSchema } from "./schema.js";

// Until the first release there is one migration, generated from the tables by `npm run migrations:postgres`.
mkdirSync(migrationsFolder, { recursive: true });
writeFileSync(join(migrationsFolder, "0000_initial.sql"), renderSchema());
