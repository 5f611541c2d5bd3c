import { itSays } from "./it-says.js";

itSays({
  "the methods of the SDK": {
    "refuses two operations at one place": {
      breaks: ({ paths }) => {
        paths["/thing"].get["x-sdk"].method = "close";
      },
      says: ["sdk-names: thingList is `things.close` in the SDK already."],
    },
    "refuses two methods of one operation at one place": {
      breaks: ({ paths }) => {
        const { methods } = paths["/thing"].patch["x-sdk"];
        methods.push(methods[0]);
      },
      says: ["sdk-names: thingPatch is `things.close` in the SDK already."],
    },
    "refuses a body that the operation does not take": {
      breaks: ({ paths }) => {
        paths["/thing"].patch["x-sdk"].methods[0].schema = "Thing";
      },
      says: ["sdk-methods: The body of thingPatch has no schema Thing."],
    },
    "refuses a fixed field that the body does not have": {
      breaks: ({ paths }) => {
        paths["/thing"].patch["x-sdk"].methods[0].fixed = { verb: "CLOSE" };
      },
      says: ["sdk-methods: ThingPatch has no property `verb`."],
    },
    "refuses an argument that the body does not have": {
      breaks: ({ paths }) => {
        paths["/thing"].patch["x-sdk"].methods[0].args = ["note", "reason"];
      },
      says: ["sdk-methods: ThingPatch has no property `reason`."],
    },
    "refuses a status that the operation does not answer": {
      breaks: ({ paths }) => {
        paths["/thing"].patch["x-sdk"].methods[0].status = 204;
      },
      says: ["sdk-methods: thingPatch does not answer 204."],
    },
    "refuses a result that the operation does not answer": {
      breaks: ({ paths }) => {
        paths["/thing"].patch["x-sdk"].methods[0].result = "ThingPatch";
      },
      says: ["sdk-methods: thingPatch does not answer a ThingPatch with 200."],
    },
    "takes an argument from a part of a composed body": {
      breaks: ({ components }) => {
        const { ThingPatch, Thing } = components.schemas;
        const { note, ...rest } = ThingPatch.properties;
        ThingPatch.properties = rest;
        components.schemas.Noted = { ...Thing, properties: { note } };
        ThingPatch.allOf = [{ $ref: "#/components/schemas/Noted" }];
      },
      says: [],
    },
  },
});
