import { createRequire } from "node:module";
import { ConfigError } from "../errors.js";

/** A feature whose packages somebody may have left out. */
interface Feature {
  /** Begins the sentence that says what is missing. */
  readonly needs: string;
  /** Whether it uses a package. */
  readonly uses: (name: string) => boolean;
}

const TELEMETRY: Feature = {
  needs: "To send telemetry to OTEL_EXPORTER_OTLP_ENDPOINT, the server needs",
  uses: (name) => /^@opentelemetry\//.test(name),
};
const POSTGRES: Feature = {
  needs: "To use a PostgreSQL database, the server needs",
  uses: (name) => name === "pg",
};

/** Loads a module that imports OpenTelemetry's packages. They are not installed with the server. */
export function withTelemetry<Module>(load: () => Promise<Module>): Promise<Module> {
  return withPackages(TELEMETRY, load);
}

/** Loads a module that imports `pg`. It is installed with the server, except with `--omit=optional`. */
export function withPostgres<Module>(load: () => Promise<Module>): Promise<Module> {
  return withPackages(POSTGRES, load);
}

/** The packages of package.json that may be missing, with the versions that fit. */
type Ranges = Readonly<Record<string, string>>;

/** @throws {ConfigError} when packages of the feature are missing; it says how to install them. */
export async function withPackages<Module>(
  { needs, uses }: Feature,
  load: () => Promise<Module>,
  readRanges: () => Ranges = ownRanges,
): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    const missing = Object.entries(readRanges()).filter(([name]) => uses(name) && !isInstalled(name));
    if (missing.length === 0) throw cause;
    // In quotes, because a caret means something else to some shells.
    const install = missing.map(([name, range]) => `"${name}@${range}"`).join(" ");
    const names = missing.map(([name]) => name).join(", ");
    throw new ConfigError(`${needs} ${names}. Install beside it what is missing: npm install ${install}`, {
      cause,
    });
  }
}

const own = createRequire(import.meta.url);

function ownRanges(): Ranges {
  // By its name, because the source and the build lie in different folders.
  const { optionalDependencies, peerDependencies } = own("@syndikit/reference-server/package.json");
  return { ...optionalDependencies, ...peerDependencies };
}

function isInstalled(name: string): boolean {
  try {
    own.resolve(name);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND";
  }
}
