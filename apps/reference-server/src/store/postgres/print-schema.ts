import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrationsFolder } from "./migrate.js";
import { renderSchema } from "./schema.js";

// While nothing is released there is one migration, made anew from the tables: `npm run migrations:postgres`.
mkdirSync(migrationsFolder, { recursive: true });
writeFileSync(join(migrationsFolder, "0000_initial.sql"), renderSchema());
