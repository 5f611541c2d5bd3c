import { follow } from "../walk-schema.js";

const headers = [
  "CMW-PageNumber",
  "CMW-PageSize",
  "CMW-TotalItems",
  "CMW-TotalPages",
  "CMW-TotalItems-Capped",
];
const parameters = {
  page: ["pageNumber", "pageSize", "idAfter"],
  entries: ["pageNumber", "pageSize"],
};

/**
 * An operation that answers a page takes the page's number and size, and a place to go on from that changes cannot
 * move, and says how many pages there are. A reading that answers an array says whether that is a page. So does an
 * object whose `entries` are a page; they have no identifiers to go on from.
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
          const answer = success?.content?.["application/json"]?.schema;
          const isArray = answer?.type === "array";
          if (key === "get" && isArray && operation["x-pagination"] === undefined) {
            report({ message: "A list says whether it is a page or whole, in `x-pagination`.", location });
          }
          const pagination = operation["x-pagination"];
          if (pagination !== "page" && pagination !== "entries") return;
          const names = (operation.parameters ?? []).map(
            (parameter, at) => follow(parameter, location.child(["parameters", at]), resolve)?.schema.name,
          );
          for (const name of parameters[pagination].filter((parameter) => !names.includes(parameter))) {
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
          const isPage =
            pagination === "page"
              ? isArray
              : follow(answer ?? {}, location, resolve)?.schema.properties?.entries?.type === "array";
          if (!isPage) {
            const message = pagination === "page" ? "A page is an array." : "`entries` are an array.";
            report({ message, location: location.child(["x-pagination"]) });
          }
        },
      },
    },
  };
}
