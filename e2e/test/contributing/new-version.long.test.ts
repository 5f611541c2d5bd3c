import { expect, test } from "vitest";
import { openWorkplace, readSteps } from "./workplace.js";

/** The test that the exercise asks for. */
const STARS = `import { expect, test } from "vitest";
import { openPopulated } from "./support/people.js";
import { createVersions } from "../src/http/versions/versions.js";

test("a review has stars", async () => {
  const { services } = await openPopulated();
  const text = JSON.stringify({
    id: 1,
    self: "comment/1",
    userName: "customer",
    product: { url: "product/1" },
    rating: 4,
    date: "2026-01-31T08:15:00Z",
  });
  const versions = createVersions(services.store);
  const answer = (version) => versions.toAnswer("commentGet", versions.read(version), { text, validate: true });
  expect(JSON.parse(await answer("20250109"))).toMatchObject({ rating: 4 });
  const stars = JSON.parse(await answer("20270101"));
  expect(stars).toMatchObject({ stars: 4 });
  expect(stars).not.toHaveProperty("rating");
});
`;

test("a version that is added as CONTRIBUTING.md says is served, and misses its module until then", async () => {
  const { sh, apply, write, typecheck } = await openWorkplace();
  const steps = await readSteps("A new version of the interface");
  expect(steps.map(({ language }) => language)).toEqual(["diff", "sh", "ts"]);
  const [spec = "", generate = "", module = ""] = steps.map(({ text }) => text);

  await apply(spec);
  await sh(`npm run --silent lint:spec\n${generate}`);
  await expect(typecheck("apps/reference-server")).rejects.toMatchObject({
    stdout: expect.stringContaining("20270101.js"),
  });
  await write("apps/reference-server/src/http/versions/20270101.ts", module);
  await typecheck("apps/reference-server");
  await write("apps/reference-server/test/stars.test.ts", STARS);
  await sh("npx vitest run apps/reference-server/test/stars.test.ts packages/contract/src/versions.test.ts");
}, 900_000);
