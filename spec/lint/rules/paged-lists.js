import { follow } from "../walk-schema.js";

const headers = [
  "CMW-PageNumber",
  "CMW-PageSize",
  "CMW-TotalItems",
  "CMW-TotalPages",
  "CMW-TotalItems-Capped",
];
const parameters = ["pageNumber", "pageSize", "idAfter"];

/**
 * An operation that answers a page takes the page's number and size, and a place to go on from that changes cannot
 * move, and says how many pages there are. A reading that answers an array says whether that is a page.
 */
export function pagedLists() {
  return {
    Paths: {
      PathItem: {
        Operation(operation, { key, report, location, resolve }) {
          const success = follow(
            operation.responses?.["200"] ?? {},
            location.child(["responses", "200"]),
            resolve,
          )?.schema;
          const isArray = success?.content?.["application/json"]?.schema?.type === "array";
          if (key === "get" && isArray && operation["x-pagination"] === undefined) {
            report({ message: "A list says whether it is a page or whole, in `x-pagination`.", location });
          }
          if (operation["x-pagination"] !== "page") return;
          const names = (operation.parameters ?? []).map(
            (parameter, at) => follow(parameter, location.child(["parameters", at]), resolve)?.schema.name,
          );
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
          if (!isArray) {
            report({ message: "A page is an array.", location: location.child(["x-pagination"]) });
          }
        },
      },
    },
  };
}
