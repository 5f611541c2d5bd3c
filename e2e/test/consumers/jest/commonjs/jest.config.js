// Some dependencies of msw are only ES modules, so the project's own transformer must compile them.
module.exports = {
  transform: { "\\.m?[jt]sx?$": "<rootDir>/transformer.js" },
  transformIgnorePatterns: ["/node_modules/(?!(rettime|until-async|@open-draft)/)"],
};
