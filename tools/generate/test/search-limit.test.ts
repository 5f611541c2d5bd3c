import { expect, test } from "vitest";
import { searchLimit } from "../src/emit/search-limit.js";
import type { Spec } from "../src/model.js";

const operation = (id: string, name: string, maxLength?: number) => ({
  id,
  parameters: [{ name, in: "query", schema: { type: "string", maxLength } }],
});

/** What is printed for these operations. */
const printed = async (...operations: readonly ReturnType<typeof operation>[]): Promise<string> =>
  // Only this part is read.
  searchLimit.emit({ operations } as unknown as Spec);

test("a search field takes what every search takes, by whatever name the parameter goes", async () => {
  const text = await printed(
    operation("searchFind", "text", 40),
    operation("userList", "search", 30),
    operation("messageCreate", "text", 10),
  );
  expect(text).toContain("export const maxSearchLength = 30;");
});

test("a search without a limit is an error of the spec, and no search needs no limit", async () => {
  await expect(printed(operation("userList", "search"))).rejects.toThrow("userList: search has no maxLength");
  expect(await printed()).toBe("export {};\n");
});
