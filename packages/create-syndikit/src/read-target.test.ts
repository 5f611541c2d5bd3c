import { expect, test } from "vitest";
import { readTarget } from "./read-target.js";

test.each([
  ["my-app", "/home/ada/my-app", "my-app"],
  ["apps/my-app/", "/home/ada/apps/my-app", "my-app"],
  ["@acme/my-app", "/home/ada/my-app", "@acme/my-app"],
  [".", "/home/ada", "ada"],
  ["/srv/shop", "/srv/shop", "shop"],
])("reads %j", (text, folder, packageName) => {
  expect(readTarget(text, "/home/ada")).toEqual({ folder, packageName });
});

test.each(["My_App", "a b", "node_modules", "..", "", "é", "x".repeat(215)])(
  "refuses %j, and says what would do",
  (text) => {
    const read = (): unknown => readTarget(text, "/");
    expect(read).toThrow(expect.objectContaining({ code: "bad_name" }));
    expect(read).toThrow("for example my-app");
  },
);
