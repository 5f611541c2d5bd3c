// Generated from spec/paths/search.yaml and spec/parameters/search.yaml by `npm run generate`. Do not edit it: change the source, and run the command.

/** The longest text that every search of the marketplace takes. */
export const maxSearchLength = 255;
