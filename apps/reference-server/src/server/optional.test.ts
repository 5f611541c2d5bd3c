import { expect, test } from "vitest";
import { ConfigError } from "../errors.js";
import { withPackages, withPostgres } from "./optional.js";

const feature = { needs: "To print, the server needs", uses: (name: string) => name.startsWith("@press/") };
const ranges = { "@press/ink": "^2.1.0", "@press/paper": "^1.0.0", "left-out-too": "3.0.0" };

async function messageOf(loaded: Promise<unknown>): Promise<string> {
  const error: unknown = await loaded.catch((reason: unknown) => reason);
  if (error instanceof ConfigError) return error.message;
  throw new Error(`A ConfigError was expected, and not ${error}`);
}

test("a feature whose packages are missing names them, and the command that installs them", async () => {
  // By a variable, so that neither the compiler nor the build looks for it.
  const missing = "@press/ink";
  expect(
    await messageOf(
      withPackages(
        feature,
        () => import(missing),
        () => ranges,
      ),
    ),
  ).toBe(
    'To print, the server needs @press/ink, @press/paper. Install beside it what is missing: npm install "@press/ink@^2.1.0" "@press/paper@^1.0.0"',
  );
});

test("a package that is there is not named", async () => {
  const missing = "@press/ink";
  const some = { "@press/ink": "^2.1.0", hono: "4.13.19" };
  const uses = (name: string): boolean => name in some;
  const message = await messageOf(
    withPackages(
      { ...feature, uses },
      () => import(missing),
      () => some,
    ),
  );
  expect(message).toContain('npm install "@press/ink@^2.1.0"');
  expect(message).not.toContain("hono");
});

test("nothing is read of the package when the feature can be loaded: a bundle of the server has no package.json", async () => {
  const read = (): never => {
    throw new Error("There is no package.json here.");
  };
  await expect(withPackages(feature, async () => "loaded", read)).resolves.toBe("loaded");
});

test("another fault of a module that is loaded stays what it is", async () => {
  const fault = new TypeError("a fault of its own");
  await expect(withPostgres(() => Promise.reject(fault))).rejects.toBe(fault);
});
