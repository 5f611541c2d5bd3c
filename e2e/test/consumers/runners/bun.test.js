import { jest, test } from "bun:test";
import { checksWith } from "./checks.js";

const timers = { fake: () => jest.useFakeTimers(), restore: () => jest.useRealTimers() };
for (const [name, check] of Object.entries(checksWith(timers))) test(name, check, 60_000);
