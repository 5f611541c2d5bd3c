/** Every body, coming or going, has an example with a name. */
export function namedExamples() {
  return {
    MediaType(media, { report, location }) {
      if (Object.keys(media.examples ?? {}).length === 0) {
        report({ message: "The body needs a named example, in `examples`.", location: location.key() });
      }
    },
  };
}
