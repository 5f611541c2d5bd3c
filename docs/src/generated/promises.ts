import { type Statement, statements } from "@syndikit/conformance";
import { type Page, table } from "../page.js";

const introduction = `# What the interface promises

Each line is a statement of the interface document in our words, with the test that shows it. A test that reads changes nothing; one that writes places orders, and changes what they made; one that moves the clock sees what time brings. They run against this marketplace with every change of it, and against any other one with \`runStatements\` of \`@syndikit/conformance\`.
`;

/** Every statement of the interface document that can be tried, and what tries it. */
export function promisesPage(): Page {
  const sections = [...new Set(statements.map(({ section }) => section))].map((section) => {
    const rows = statements
      .filter((statement) => statement.section === section)
      .map((statement) => [statement.row, statement.says, `\`${statement.id}\``, whatItDoes(statement)]);
    return `## ${section}\n\n${table(["There", "It says", "Test", "It"], rows)}\n`;
  });
  return { path: "reference/promises", markdown: [introduction, ...sections].join("\n") };
}

function whatItDoes({ kind, moves = false }: Statement): string {
  if (moves) return "moves the clock";
  return kind === "reading" ? "reads" : "writes";
}
