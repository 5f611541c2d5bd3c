import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: "./src/store/tables/index.ts",
  out: "./drizzle",
  casing: "snake_case",
});
