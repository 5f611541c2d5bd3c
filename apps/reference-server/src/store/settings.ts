import type { FaultRule } from "@syndikit/contract";
import { eq, sql } from "drizzle-orm";
import type { Moment } from "../ports.js";
import type { Sealed } from "./columns.js";
import type { Db, Tx } from "./port.js";
import { prepared } from "./prepared.js";
import { settings } from "./tables/setting.js";

/** A platform-wide endpoint, as it is stored. */
export interface PlatformEndpointSetting {
  readonly url: string;
  readonly secret?: Sealed;
  /** The previous secret, while it is valid. */
  readonly previousSecret?: Sealed;
  /** On the marketplace's clock. */
  readonly previousSecretUntil?: Moment;
}

/** All settings of the marketplace. */
interface Settings {
  /** By how many milliseconds the marketplace's clock is ahead of the machine's. */
  readonly clockOffset: number;
  /** The target of a clock advance that was interrupted; a restart continues it. 0: none. */
  readonly clockTarget: number;
  readonly platformEndpoints: readonly PlatformEndpointSetting[];
  readonly faults: readonly FaultRule[];
  /** Fingerprint of the key that seals the secrets; `null` before anything was sealed. */
  readonly keyFingerprint: string | null;
  /** The last message written before a mail server was configured; -1 while there is none. */
  readonly mailsAfter: number;
  /** Whether the marketplace has, or had, the demo accounts, whose passwords are public. */
  readonly demo: boolean;
}

export type SettingName = keyof Settings;

const DEFAULTS: Settings = {
  clockOffset: 0,
  clockTarget: 0,
  platformEndpoints: [],
  faults: [],
  keyFingerprint: null,
  mailsAfter: -1,
  demo: false,
};

const byName = prepared((db) =>
  db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, sql.placeholder("name")))
    .prepare(),
);

/** A setting from those passed to a listener of `follow`; its default if it is missing. */
export function settingOf<Name extends keyof Settings>(
  settings: ReadonlyMap<string, unknown>,
  name: Name,
): Settings[Name] {
  return settings.has(name) ? (settings.get(name) as Settings[Name]) : DEFAULTS[name];
}

/** Reads a setting. A setting that was never written has its default. */
export async function readSetting<Name extends keyof Settings>(db: Db, name: Name): Promise<Settings[Name]> {
  const [row] = await byName(db).execute({ name });
  return row === undefined ? DEFAULTS[name] : (row.value as Settings[Name]);
}

export async function writeSetting<Name extends keyof Settings>(
  tx: Tx,
  name: Name,
  value: Settings[Name],
): Promise<void> {
  await tx
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
