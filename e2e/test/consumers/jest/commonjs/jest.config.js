// What msw depends on exists as ES modules only: the project's own transformer must compile it.
module.exports = {
  transform: { "\\.m?[jt]sx?$": "<rootDir>/transformer.js" },
  transformIgnorePatterns: ["/node_modules/(?!(rettime|until-async|@open-draft)/)"],
};
