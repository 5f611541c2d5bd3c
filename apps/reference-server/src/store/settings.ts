import { eq, sql } from "drizzle-orm";
import { readParsed, writeDocument } from "./documents/column.js";
import { type Settings, settingForms } from "./documents/small-forms.js";
import type { Db, Tx } from "./port.js";
import { prepared } from "./prepared.js";
import { settings } from "./tables/setting.js";

export type { PlatformEndpointSetting } from "./documents/small-forms.js";

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

/**
 * A setting from those passed to a listener of `follow`; its default if it is missing.
 *
 * @throws {UnreadableDocument} when its stored form is not known.
 */
export function settingOf<Name extends keyof Settings>(
  settings: ReadonlyMap<string, unknown>,
  name: Name,
): Settings[Name] {
  return settings.has(name) ? readStored(name, settings.get(name)) : DEFAULTS[name];
}

/**
 * Reads a setting. A setting that was never written has its default.
 *
 * @throws {UnreadableDocument} when its stored form is not known.
 */
export async function readSetting<Name extends keyof Settings>(db: Db, name: Name): Promise<Settings[Name]> {
  const [row] = await byName(db).execute({ name });
  return row === undefined ? DEFAULTS[name] : readStored(name, row.value);
}

/**
 * A setting as it came from its row.
 *
 * @throws {UnreadableDocument} when its stored form is not known.
 */
export function readStored<Name extends keyof Settings>(name: Name, value: unknown): Settings[Name] {
  return readParsed(settingForms[name], () => value);
}

export async function writeSetting<Name extends keyof Settings>(
  tx: Tx,
  name: Name,
  value: Settings[Name],
): Promise<void> {
  const stored: unknown = JSON.parse(writeDocument(settingForms[name], value));
  await tx
    .insert(settings)
    .values({ name, value: stored })
    .onConflictDoUpdate({ target: settings.name, set: { value: stored } });
}
