/** The TypeScript samples of a Markdown text, in their order. */
export function samples(markdown: string): string[] {
  return Array.from(markdown.matchAll(/^```ts\n(.*?)^```$/gms), ([, code = ""]) => code);
}
