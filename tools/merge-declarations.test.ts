import { expect, test } from "vitest";
import { mergeDeclarations } from "./merge-declarations.js";

const shared = "interface List {}\ninterface Page {}\nexport type { List as L };\n";
const files = new Map([
  [
    "thing.gen.d-BxYS7-hG.d.cts",
    `${shared.replace(/export.*\n/, "")}export { type List as L, type Page as a$ };\n`,
  ],
  [
    "index.d.cts",
    "import { L as List } from './thing.gen.d-BxYS7-hG.cjs';\nexport { L as List, a$ as Page } from './thing.gen.d-BxYS7-hG.cjs';\n\ninterface Client { list: List }\nexport { type Client };\n",
  ],
  [
    "other.d.cts",
    "import { Client } from './index.cjs';\nimport { a$ as Page } from './thing.gen.d-BxYS7-hG.cjs';\nexport declare const first: (client: Client) => Page;\n",
  ],
]);

test("the shared declarations stand in the index, and each entry has a copy for ES modules", () => {
  const merged = mergeDeclarations(files);
  expect([...merged.keys()].sort()).toEqual(["index.d.cts", "index.d.ts", "other.d.cts", "other.d.ts"]);
  expect(merged.get("index.d.cts")).toBe(
    "interface List {}\ninterface Page {}\nexport { List, Page };\n\ninterface Client { list: List }\nexport { type Client };\n",
  );
  expect(merged.get("other.d.ts")).toBe(
    "import { Client } from './index.js';\nimport { Page } from './index.js';\nexport declare const first: (client: Client) => Page;\n",
  );
});

test("a name that the index does not export, and another number of shared files, are errors of the build", () => {
  const hidden = new Map(files).set("index.d.cts", "interface Client {}\nexport { type Client };\n");
  expect(() => mergeDeclarations(hidden)).toThrow("other.d.cts needs Page");
  const none = new Map([...files].filter(([name]) => !name.startsWith("thing")));
  expect(() => mergeDeclarations(none)).toThrow("not one file that the entries share, but 0");
});
