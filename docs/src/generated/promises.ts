import { statements } from "@syndikit/conformance";
import { type Page, table } from "../page.js";

const introduction = `# What the interface promises

Each line is a statement of the interface document in our words, with the test that shows it. A test that reads changes nothing; one that writes places orders, and changes what they made. They run against this marketplace with every change of it, and against any other one with \`runStatements\` of \`@syndikit/conformance\`.
`;

/** Every statement of the interface document that can be tried, and what tries it. */
export function promisesPage(): Page {
  const sections = [...new Set(statements.map(({ section }) => section))].map((section) => {
    const rows = statements
      .filter((statement) => statement.section === section)
      .map(({ row, says, id, kind }) => [row, says, `\`${id}\``, kind === "reading" ? "reads" : "writes"]);
    return `## ${section}\n\n${table(["There", "It says", "Test", "It"], rows)}\n`;
  });
  return { path: "reference/promises", markdown: [introduction, ...sections].join("\n") };
}
