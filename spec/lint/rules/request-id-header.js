const header = "CMW-Request-Id";

/** Every answer carries the identifier of the request. */
export function requestIdHeader() {
  return {
    Paths: {
      PathItem: {
        Operation: {
          Responses: {
            Response(response, { report, location }) {
              if (response.headers?.[header] === undefined) {
                report({ message: `The answer needs the header ${header}.`, location: location.key() });
              }
            },
          },
        },
      },
    },
  };
}
