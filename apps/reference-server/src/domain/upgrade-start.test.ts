import { describe, expect, it } from "vitest";
import { moment } from "./fixtures.js";
import { upgradeStart } from "./upgrade-start.js";

const period = {
  start: moment("2026-01-31T08:00:00Z"),
  end: moment("2026-02-28T08:00:00Z"),
  anchorDay: 31,
};

describe("upgradeStart", () => {
  it.each([
    ["the end of the period when no date is named", 1, null, "2026-02-28T08:00:00Z"],
    ["the end of the period for a date inside it", 1, "2026-02-10T00:00:00Z", "2026-02-28T08:00:00Z"],
    ["the end of the period for that very time", 1, "2026-02-28T08:00:00Z", "2026-02-28T08:00:00Z"],
    ["the next end for a time just after it", 1, "2026-02-28T08:00:01Z", "2026-03-31T08:00:00Z"],
    ["an end on the anchor day many months later", 1, "2029-02-01T00:00:00Z", "2029-02-28T08:00:00Z"],
    ["an end of whole billing periods", 12, "2027-03-01T00:00:00Z", "2028-02-29T08:00:00Z"],
  ])("is %s", (_, months, from, expected) => {
    expect(upgradeStart(period, months, from === null ? null : moment(from))).toBe(moment(expected));
  });
});
