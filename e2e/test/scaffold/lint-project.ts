import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { runQuietly } from "../../../tools/registry/run-quietly.js";
import type { Machine } from "./machine.js";

/** The versions of the day on which what they ask for was last read. */
const tools = ["eslint@9.39.5", "typescript-eslint@8.74.0", "knip@5.88.1", "typescript@5.9.3"];

/**
 * What the linters that a team switches on first find in a project: typescript-eslint with `recommendedTypeChecked`, and
 * knip without a configuration. They are installed beside the project, because knip would look for their use in it.
 */
export async function lintProject({ folder, env }: Machine, project: string): Promise<readonly string[]> {
  const home = join(folder, "linters");
  await mkdir(home);
  await writeFile(join(home, "package.json"), '{ "private": true }');
  await runQuietly("npm", ["install", ...tools], { cwd: home, env });

  const run = async (name: string, ...args: string[]): Promise<string> => {
    const program = join(home, "node_modules/.bin", name);
    const { stdout } = await promisify(execFile)(program, args, {
      cwd: project,
      env: { ...process.env, ...env },
    }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? "" }));
    // Both say in JSON that they found nothing, too. Without it they did not run.
    if (!stdout.startsWith("[") && !stdout.startsWith("{")) throw new Error(`${name} said: ${stdout}`);
    return stdout;
  };

  // What knip finds before there is a configuration for ESLint, which it would read.
  const { issues, files }: Unused = JSON.parse(await run("knip", "--reporter", "json"));
  const unused = issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds)
      .filter(([, found]) => Array.isArray(found) && found.length > 0)
      .map(([kind, found]) => `${file}: knip, ${kind}: ${JSON.stringify(found)}`),
  );

  const plugin = pathToFileURL(join(home, "node_modules/typescript-eslint/dist/index.js")).href;
  const config = join(project, "eslint.config.mjs");
  await writeFile(
    config,
    `import tseslint from ${JSON.stringify(plugin)};
export default tseslint.config(
  { ignores: ["*.mjs", "dist", ".next", "next-env.d.ts"] },
  ...tseslint.configs.recommendedTypeChecked,
  { languageOptions: { parserOptions: { project: "./tsconfig.json", tsconfigRootDir: import.meta.dirname } } },
);
`,
  );
  const linted: readonly Linted[] = JSON.parse(await run("eslint", ".", "--format", "json"));
  if (linted.length < 10) throw new Error(`eslint read ${linted.length} files.`);
  return [
    ...files.map((file) => `${file}: knip, unused`),
    ...unused,
    ...linted.flatMap(({ filePath, messages }) =>
      messages.map(({ line, ruleId, message }) => `${filePath}:${line}: ${ruleId}: ${message}`),
    ),
  ];
}

interface Unused {
  readonly files: readonly string[];
  readonly issues: readonly ({ readonly file: string } & Readonly<Record<string, unknown>>)[];
}

interface Linted {
  readonly filePath: string;
  readonly messages: readonly {
    readonly line: number;
    readonly ruleId: string | null;
    readonly message: string;
  }[];
}
