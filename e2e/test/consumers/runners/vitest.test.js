import { test, vi } from "vitest";
import { checksWith } from "./checks.js";

const timers = { fake: () => vi.useFakeTimers(), restore: () => vi.useRealTimers() };
for (const [name, check] of Object.entries(checksWith(timers))) test(name, check, 60_000);
