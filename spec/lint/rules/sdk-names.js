/** No two operations have the same place in the SDK. */
export function sdkNames() {
  const owners = new Map();
  return {
    Paths: {
      PathItem: {
        Operation(operation, { report, location }) {
          const sdk = operation["x-sdk"];
          const names = sdk?.methods?.map(({ name }) => name) ?? [sdk?.method];
          for (const name of names) {
            const place = `${sdk?.group}.${name}`;
            const owner = owners.get(place);
            if (owner !== undefined && name !== undefined) {
              report({
                message: `${owner} is \`${place}\` in the SDK already.`,
                location: location.child(["x-sdk"]),
              });
            }
            owners.set(place, operation.operationId);
          }
        },
      },
    },
  };
}
