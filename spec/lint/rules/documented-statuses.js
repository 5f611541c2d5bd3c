const errors = ["400", "401", "403", "404", "405", "409", "422", "423", "429", "500", "503"];

/** Every operation documents every error status of the interface. */
export function documentedStatuses() {
  return {
    Paths: {
      PathItem: {
        Operation(operation, { report, location }) {
          const missing = errors.filter((status) => operation.responses?.[status] === undefined);
          if (missing.length > 0) {
            report({
              message: `The operation does not document ${missing.join(", ")}.`,
              location: location.child(["responses"]).key(),
            });
          }
        },
      },
    },
  };
}
