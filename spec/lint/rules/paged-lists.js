import { follow } from "../walk-schema.js";

const headers = ["CMW-PageNumber", "CMW-PageSize", "CMW-TotalItems", "CMW-TotalPages"];
const parameters = ["pageNumber", "pageSize"];

/** An operation that answers a page takes the page's number and size, and says how many pages there are. */
export function pagedLists() {
  return {
    Paths: {
      PathItem: {
        Operation(operation, { report, location, resolve }) {
          if (operation["x-pagination"] !== "page") return;
          const names = (operation.parameters ?? []).map(
            (parameter, at) => follow(parameter, location.child(["parameters", at]), resolve)?.schema.name,
          );
          const success = follow(
            operation.responses?.["200"] ?? {},
            location.child(["responses", "200"]),
            resolve,
          )?.schema;
          for (const name of parameters.filter((parameter) => !names.includes(parameter))) {
            report({
              message: `A page needs the parameter ${name}.`,
              location: location.child(["x-pagination"]),
            });
          }
          for (const name of headers.filter((header) => success?.headers?.[header] === undefined)) {
            report({
              message: `A page needs the header ${name}.`,
              location: location.child(["x-pagination"]),
            });
          }
          if (success?.content?.["application/json"]?.schema?.type !== "array") {
            report({ message: "A page is an array.", location: location.child(["x-pagination"]) });
          }
        },
      },
    },
  };
}
