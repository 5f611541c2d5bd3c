import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Consumer } from "./consumer.js";
import { readInstalled } from "./installed-package.js";
import { root } from "./repository.js";
import { run } from "./run.js";

const NAME = "@syndikit/conformance";

/** A program that certifies the receiver at an address, and prints the result of one check. */
const program = (load: string, url: string): string => `
${load}
runConformance({ url: "${url}", only: ["an-event-without-a-signature"], quiet: 200 }).then(({ checks }) => {
  console.log(checks[0].findings[0].rule);
});
`;

/** Installs the conformance package in an empty folder, then loads it as an ES module and as CommonJS. */
export function describeConformance(get: () => Consumer): void {
  describe("the conformance package, installed from its tarball", () => {
    test.each([
      ["mjs", `import { runConformance } from "${NAME}";`],
      ["cjs", `const { runConformance } = require("${NAME}");`],
    ])("certifies a receiver from a program in .%s", async (ending, load) => {
      const project = get().commandLineProject;
      const vendor = createServer((request, response) => {
        request.resume().on("end", () => response.writeHead(204).end());
      });
      await new Promise<void>((resolve) => vendor.listen(0, "127.0.0.1", resolve));
      onTestFinished(() => {
        vendor.close();
      });
      // A server that listens on a port has an address of this type.
      const url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}/events`;
      await writeFile(join(project, `conformance.${ending}`), program(load, url));

      const printed = await run(process.execPath, [`conformance.${ending}`], { cwd: project });
      expect(printed.trim()).toBe("refusals");
    });

    test("ships its code and its terms, and nothing else", () => {
      const { files, read } = readInstalled(get().commandLineProject, NAME);
      const others = [...files.keys()].filter((path) => !/^dist\//.test(path));
      expect(others.sort()).toEqual(["LICENSE", "README.md", "package.json"]);
      expect(read("LICENSE")).toBe(readFileSync(join(root, "LICENSE"), "utf8"));
      expect([...files.keys()].filter((path) => read(path).includes(root))).toEqual([]);
    });
  });
}
