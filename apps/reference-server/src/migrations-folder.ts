import { fileURLToPath } from "node:url";

/** The generated migrations. The folder lies beside `src`, and beside `dist` in the published package. */
export const migrationsFolder = fileURLToPath(new URL("../drizzle", import.meta.url));
