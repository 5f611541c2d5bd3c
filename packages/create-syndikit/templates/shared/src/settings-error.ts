/** The environment lacks a setting, or has one that cannot be used. */
export class SettingsError extends Error {}
