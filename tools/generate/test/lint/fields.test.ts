import { itSays } from "./it-says.js";

itSays({
  "the types of our x- fields": {
    "refuses a misspelled field of an operation": {
      breaks: ({ paths }) => {
        paths["/thing"].get["x-orign"] = "document";
      },
      says: ["known-fields: extensions.md has no field `x-orign` on Operation."],
    },
    "refuses a misspelled field of a schema": {
      breaks: ({ components }) => {
        components.schemas.Thing.properties.state["x-openenum"] = true;
      },
      says: ["known-fields: extensions.md has no field `x-openenum` on Schema."],
    },
    "refuses a misspelled field of the root": {
      breaks: (spec) => {
        spec["x-lifecycles"] = {};
      },
      says: ["known-fields: extensions.md has no field `x-lifecycles` on Root."],
    },
    "refuses a field of a schema on an operation": {
      breaks: ({ paths }) => {
        paths["/thing"].get["x-open-enum"] = true;
      },
      says: ["known-fields: extensions.md has no field `x-open-enum` on Operation."],
    },
    "refuses a field on a response, where there are none": {
      breaks: ({ paths }) => {
        paths["/thing"].get.responses["400"]["x-origin"] = "document";
      },
      says: ["known-fields: extensions.md has no field `x-origin` on Response."],
    },
    "refuses an origin that it does not know": {
      breaks: ({ paths }) => {
        paths["/thing"].get["x-origin"] = "documented";
      },
      says: ['struct: `x-origin` can be one of the following only: "document", "extension".'],
    },
    "refuses an idempotency that it does not know": {
      breaks: ({ paths }) => {
        paths["/thing"].patch["x-idempotency"] = "never";
      },
      says: ['struct: `x-idempotency` can be one of the following only: "safe", "idempotent", "once".'],
    },
    "refuses an open enum that is not a boolean": {
      breaks: ({ components }) => {
        components.schemas.Fault["x-open-enum"] = "yes";
      },
      says: ["struct: Expected type `boolean` but got `string`."],
    },
    "refuses an SDK method without a summary": {
      breaks: ({ paths }) => {
        delete paths["/thing"].patch["x-sdk"].methods[0].summary;
      },
      says: ["struct: The field `summary` must be present on this level."],
    },
    "refuses an SDK place with neither a method nor methods": {
      breaks: ({ paths }) => {
        delete paths["/thing"].get["x-sdk"].method;
      },
      says: ["struct: Must contain at least one of the following fields: method, methods."],
    },
    "refuses an unknown field of the signature": {
      breaks: ({ components }) => {
        components.securitySchemes.eventSignature["x-signature"].salt = "none";
      },
      says: ["struct: Property `salt` is not expected here."],
    },
    "refuses a misspelled field of a security scheme": {
      breaks: ({ components }) => {
        components.securitySchemes.eventSignature["x-signatures"] = {};
      },
      says: ["known-fields: extensions.md has no field `x-signatures` on SecurityScheme."],
    },
    "refuses an event without a cause": {
      breaks: ({ webhooks }) => {
        delete webhooks["Thing.MODIFIED"].post["x-event"].cause;
      },
      says: ["struct: The field `cause` must be present on this level."],
    },
    "refuses an unknown field of a transition": {
      breaks: (spec) => {
        spec["x-lifecycle"].transitions[1].unless = "x";
      },
      says: ["struct: Property `unless` is not expected here."],
    },
    "refuses a transition that does not say where it leads": {
      breaks: (spec) => {
        delete spec["x-lifecycle"].transitions[1].trigger;
      },
      says: ["struct: The field `trigger` must be present on this level."],
    },
    "lets a header or a property begin with x-": {
      breaks: ({ components, paths }) => {
        components.schemas.Fault.properties["x-hint"] = { type: "string", description: "A hint." };
        paths["/thing"].get.responses["400"].headers["x-hint"] = { schema: { type: "string" } };
      },
      says: [],
    },
    "takes a reference to more than one resource": {
      breaks: ({ components }) => {
        components.schemas.Thing.properties.state["x-ref"] = ["company", "userCompany"];
      },
      says: [],
    },
  },
});
