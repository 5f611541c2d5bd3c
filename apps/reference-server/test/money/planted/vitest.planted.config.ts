import { basename, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vitest/config";
import { type PlantedFault, plantedFaults } from "./faults.js";

const root = fileURLToPath(new URL("../../../../..", import.meta.url));

/** Changes the line of a fault as its file is loaded; no file is written. */
function plant(fault: PlantedFault): Plugin {
  const file = join(root, "apps/reference-server/src", fault.file).split(sep).join("/");
  return {
    name: "planted-fault",
    enforce: "pre",
    transform(code, id) {
      if (id.split("?")[0] !== file) return null;
      const parts = code.split(fault.line);
      if (parts.length !== 2)
        throw new Error(`${basename(file)} has ${parts.length - 1} times the line: ${fault.line}`);
      return { code: parts.join(fault.faulty), map: null };
    },
  };
}

const here = relative(root, fileURLToPath(new URL(".", import.meta.url)));

const number = Number(process.env["PLANTED_FAULT"]);
const fault = plantedFaults[number];
if (fault === undefined) throw new Error(`There is no fault ${number}.`);

const conditions = ["@syndikit/source", "node"];

/** Runs the lives of the laws on a ledger with one fault, whose number is in the environment. */
export default defineConfig({
  root,
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  plugins: [plant(fault)],
  test: { include: [`${here}/${fault.foundBy}.planted.ts`], testTimeout: 3_600_000 },
});
