import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  // Database drivers are loaded by Node itself, not bundled.
  serverExternalPackages: ["better-sqlite3", "pg"],
};

export default config;
