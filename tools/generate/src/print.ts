/** The command that a reader of a generated file is told to run. */
export const COMMAND = "npm run generate";

/** The first lines of a generated file: where it comes from, and that it is not to be edited. */
export function header(source: string, target: string): string {
  const text = `Generated from ${source} by \`${COMMAND}\`. Do not edit it: change the source, and run the command.`;
  if (target.endsWith(".css")) return `/* ${text} */\n\n`;
  return /\.(md|txt)$/.test(target) ? `<!-- ${text} -->\n\n` : `// ${text}\n\n`;
}

/** A doc comment, or nothing for an empty text. */
export function docComment(text: string | undefined): string {
  if (!text) return "";
  const lines = text.trim().replaceAll("*/", "*\\/").split("\n");
  return lines.length === 1
    ? `/** ${lines[0]} */\n`
    : `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}

/** A literal, on one line. The formatter breaks it where it is long, and takes away needless quotes. */
export function literal(value: unknown): string {
  return JSON.stringify(value) ?? "undefined";
}

/** A property name, quoted where TypeScript asks for it. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
