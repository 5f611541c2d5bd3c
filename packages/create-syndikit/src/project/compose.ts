import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { abilities, eventFiles, frameworks, keysOf } from "../choices.js";
import { keepLines } from "./keep-lines.js";
import { managerFiles } from "./manager-settings.js";
import { type Composition, canCertify, type TemplateManifest, writeManifest } from "./manifest.js";
import { type Files, readLayer } from "./read-layer.js";

/** The name that the templates have in place of the project's name. */
const PLACEHOLDER = "my-app";

/** Puts a project together: the layers, without what was not chosen. Nothing is written. */
export async function composeProject(templates: string, answers: Composition): Promise<Files> {
  const { framework, store, handle, packageName } = answers;
  const layers = ["shared", ...frameworks[framework].layers, `stores/${store}`];
  const files = await Promise.all(layers.map((layer) => readLayer(join(templates, layer))));
  const chosen = new Set<string>([framework, store, ...handle]);
  const unwanted = new Set<string>([
    ...keysOf(abilities).flatMap((ability): readonly string[] =>
      chosen.has(ability) ? [] : abilities[ability].files,
    ),
    ...(chosen.has("provisioning") ? eventFiles : []),
    ...(canCertify(answers) ? [] : ["dev/certify.ts"]),
  ]);
  const project = new Map<string, string>();
  for (const [path, text] of files.flatMap((layer) => [...layer])) {
    if (unwanted.has(path)) continue;
    project.set(path, keepLines(text, chosen).replaceAll(PLACEHOLDER, packageName));
  }
  for (const [path, text] of Object.entries(managerFiles(answers))) project.set(path, text);
  project.set("package.json", writeManifest(await readManifest(join(templates, framework)), answers));
  return new Map([...project].sort(([left], [right]) => (left < right ? -1 : 1)));
}

async function readManifest(folder: string): Promise<TemplateManifest> {
  return JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as TemplateManifest; // One of ours.
}
