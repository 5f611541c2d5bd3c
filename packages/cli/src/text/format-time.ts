const timeOfDay = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit" });

/** The time of day here, as `21:40:12`. */
export function formatTime(milliseconds: number): string {
  return timeOfDay.format(milliseconds);
}

/** A moment as ISO 8601. */
export function toIso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
