import { itSays } from "./it-says.js";

itSays({
  "the fields that an operation needs": {
    "misses each field that is not there": {
      breaks: ({ paths }) => {
        delete paths["/thing"].get["x-origin"];
        delete paths["/thing"].get["x-owner"];
      },
      says: [
        "operation-fields: The operation needs `x-origin`.",
        "operation-fields: The operation needs `x-owner`.",
      ],
    },
    "misses the place in the SDK": {
      breaks: ({ paths }) => {
        delete paths["/thing"].get["x-sdk"];
      },
      says: ["operation-fields: The operation needs `x-sdk`."],
    },
    "refuses a role that permissions.yaml does not name": {
      breaks: ({ paths }) => {
        paths["/thing"].get["x-roles"].ROLE_GUEST = "any";
      },
      says: ["operation-fields: permissions.yaml has no role `ROLE_GUEST`."],
    },
    "refuses a scope that permissions.yaml does not name": {
      breaks: ({ paths }) => {
        paths["/thing"].get["x-roles"].ROLE_USER = ["own", "theirs"];
      },
      says: ["operation-fields: permissions.yaml has no scope `theirs`."],
    },
    "refuses a method for a role that the operation keeps out": {
      breaks: ({ paths }) => {
        paths["/thing"].patch["x-sdk"].methods[0].roles.ROLE_VENDOR = "own";
      },
      says: ["operation-fields: The operation does not let `ROLE_VENDOR` in."],
    },
    "refuses a read that is not safe": {
      breaks: ({ paths }) => {
        paths["/thing"].get["x-idempotency"] = "once";
      },
      says: ["operation-fields: A get only reads: its `x-idempotency` is `safe`."],
    },
    "refuses a safe operation that causes an event": {
      breaks: ({ paths }) => {
        paths["/thing"].get["x-emits"] = ["Thing.MODIFIED"];
      },
      says: ["operation-fields: An operation that only reads causes no event."],
    },
  },
  "the answers of an operation": {
    "misses the error statuses that are not documented": {
      breaks: ({ paths }) => {
        delete paths["/thing"].get.responses["404"];
        delete paths["/thing"].get.responses["503"];
      },
      says: ["documented-statuses: The operation does not document 404, 503."],
    },
    "misses the request id on an answer": {
      breaks: ({ paths }) => {
        paths["/thing"].get.responses["400"].headers = {};
      },
      says: ["request-id-header: The answer needs the header CMW-Request-Id."],
    },
    "misses the request id on an answer that is shared by reference": {
      breaks: (spec) => {
        const { headers: _, ...shared } = spec.paths["/thing"].get.responses["400"];
        spec.components.responses = { Shared: shared };
        spec.paths["/thing"].patch.responses["400"] = { $ref: "#/components/responses/Shared" };
      },
      says: ["request-id-header: The answer needs the header CMW-Request-Id."],
    },
    "misses the named example of an answer": {
      breaks: ({ paths }) => {
        delete paths["/thing"].get.responses["200"].content["application/json"].examples;
      },
      says: ["named-examples: The body needs a named example, in `examples`."],
    },
    "misses the named example of a request": {
      breaks: ({ paths }) => {
        paths["/thing"].patch.requestBody.content["application/json"].examples = {};
      },
      says: ["named-examples: The body needs a named example, in `examples`."],
    },
    "misses the named example of an event": {
      breaks: ({ webhooks }) => {
        delete webhooks["Thing.MODIFIED"].post.requestBody.content["application/json"].examples;
      },
      says: ["named-examples: The body needs a named example, in `examples`."],
    },
  },
  "an operation that answers a page": {
    "misses to say that it does": {
      breaks: ({ paths }) => {
        delete paths["/thing"].get["x-pagination"];
      },
      says: ["paged-lists: A list says whether it is a page or whole, in `x-pagination`."],
    },
    "misses a parameter": {
      breaks: ({ paths }) => {
        paths["/thing"].get.parameters.pop();
      },
      says: ["paged-lists: A page needs the parameter idAfter."],
    },
    "misses a header": {
      breaks: ({ paths }) => {
        delete paths["/thing"].get.responses["200"].headers["CMW-TotalItems"];
      },
      says: ["paged-lists: A page needs the header CMW-TotalItems."],
    },
    "refuses a page that is not an array": {
      breaks: ({ paths }) => {
        paths["/thing"].get.responses["200"].content["application/json"].schema.type = "object";
      },
      says: ["paged-lists: A page is an array."],
    },
    "refuses entries that are not an array": {
      breaks: ({ paths }) => {
        paths["/thing"].get["x-pagination"] = "entries";
      },
      says: ["paged-lists: `entries` are an array."],
    },
  },
  "a change of a single object that can be read": {
    "misses its condition": {
      breaks: ({ paths }) => {
        delete paths["/thing/{id}"].delete.parameters;
      },
      says: ["conditional-changes: The operation needs the parameter If-Match."],
    },
    "misses the answer to one that does not hold": {
      breaks: ({ paths }) => {
        delete paths["/thing/{id}"].delete.responses["412"];
      },
      says: ["conditional-changes: The operation does not document 412."],
    },
    "misses it where a read compares the version": {
      breaks: ({ paths }) => {
        delete paths["/thing/{id}"].get.responses["412"];
      },
      says: ["conditional-changes: The operation does not document 412."],
    },
  },
  "an operation that must not happen twice": {
    "misses its key": {
      breaks: ({ paths }) => {
        delete paths["/thing"].patch.parameters;
      },
      says: ["idempotency-keys: The operation needs the parameter Idempotency-Key."],
    },
    "misses the header of an answer that is given again": {
      breaks: ({ paths }) => {
        delete paths["/thing"].patch.responses["200"].headers["Idempotency-Replayed"];
      },
      says: ["idempotency-keys: The answer needs the header Idempotency-Replayed."],
    },
  },
});
