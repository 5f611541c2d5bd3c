import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openWorkplace, readSteps } from "./workplace.js";

test("a newcomer who follows CONTRIBUTING.md sees the test fail, then pass, and everything agree", async () => {
  const { folder, sh, apply, write, typecheck } = await openWorkplace();
  const steps = await readSteps("Your first change");
  expect(steps.map(({ language }) => language)).toEqual(["diff", "sh", "diff", "sh", "diff", "sh", "md"]);
  const [spec, generate, expectation, see, code, seeAgain, changeset] = steps.map(({ text }) => text);

  await apply(spec ?? "");
  await sh(generate ?? "");
  await apply(expectation ?? "");
  await expect(sh(see ?? "")).rejects.toThrow(/recommends/);
  await apply(code ?? "");
  await sh(seeAgain ?? "");
  await write(".changeset/reviews-recommend.md", changeset ?? "");
  await sh("npm run --silent drift");
  await typecheck("apps/reference-server");
  const types = await readFile(join(folder, "packages/contract/src/types.gen.ts"), "utf8");
  expect(types).toContain("recommends?: boolean");
}, 900_000);
