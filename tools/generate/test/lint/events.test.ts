import { itSays } from "./it-says.js";
import { validSpec } from "./valid-spec.js";

itSays({
  "the sources of events": {
    "refuses an operation that causes an unknown event": {
      breaks: ({ paths }) => {
        paths["/thing"].patch["x-emits"].push("Thing.BROKEN");
      },
      says: ["event-sources: There is no webhook Thing.BROKEN."],
    },
    "refuses a transition that causes an unknown event": {
      breaks: (spec) => {
        const [make] = spec["x-lifecycle"].transitions;
        make.operation = null;
        make.events = ["Thing.CREATED"];
      },
      says: ["event-sources: There is no webhook Thing.CREATED."],
    },
    "refuses a method that causes more than its operation": {
      breaks: ({ paths }) => {
        paths["/thing"].patch["x-sdk"].methods[0].emits.push("Thing.DELETED");
      },
      says: ["event-sources: `x-emits` of thingPatch does not name Thing.DELETED."],
    },
    "refuses an event that nothing causes": {
      breaks: ({ webhooks }) => {
        delete webhooks["Thing.DELETED"].post["x-event"].emitter;
      },
      says: [
        "event-sources: Nothing causes Thing.DELETED. If the marketplace does, say `emitter: marketplace`.",
      ],
    },
    "refuses an event of the marketplace that an operation causes": {
      breaks: ({ paths }) => {
        paths["/thing"].patch["x-emits"].push("Thing.DELETED");
      },
      says: ["event-sources: Thing.DELETED is caused by an operation, not only by the marketplace itself."],
    },
  },
  "the names of events": {
    "refuses a key that is not the event's name": {
      breaks: ({ webhooks }) => {
        webhooks["Thing.GONE"] = webhooks["Thing.DELETED"];
        delete webhooks["Thing.DELETED"];
      },
      says: [
        "webhook-names: The webhook Thing.GONE says in `x-event` that it is Thing.DELETED.",
        "webhook-names: The body of Thing.GONE is fixed to Thing.DELETED.",
      ],
    },
    "refuses another operation id": {
      breaks: ({ webhooks }) => {
        webhooks["Thing.DELETED"].post.operationId = "thingGone";
      },
      says: ["webhook-names: The operation id is onThingDeleted."],
    },
    "refuses a body with other constants": {
      breaks: ({ components }) => {
        components.schemas.ThingDELETED.properties.type.const = "GONE";
      },
      says: ["webhook-names: The body of Thing.DELETED is fixed to Thing.GONE."],
    },
    "refuses a body without constants": {
      breaks: ({ components }) => {
        delete components.schemas.ThingDELETED.properties.entity.const;
        components.schemas.ThingDELETED.properties.entity.maxLength = 10;
      },
      says: ["webhook-names: The body of Thing.DELETED is fixed to undefined.DELETED."],
    },
    "refuses a webhook that does not say what it is": {
      breaks: ({ webhooks }) => {
        delete webhooks["Thing.DELETED"].post["x-event"];
      },
      says: ["webhook-names: The webhook needs `x-event`."],
    },
    "refuses a call under another key": {
      breaks: ({ webhooks }) => {
        const { get } = call("metric");
        webhooks["usage"] = { get };
      },
      says: ["webhook-names: The webhook usage says in `x-event` that it is metric."],
    },
    "takes a call under its own key": {
      breaks: ({ webhooks }) => {
        webhooks["metric"] = call("metric");
      },
      says: [],
    },
    "refuses a file with another name": {
      breaks: ({ webhooks }) => {
        webhooks["Thing.DELETED"] = { $ref: "webhooks/Thing.GONE.yaml" };
      },
      files: { "webhooks/Thing.GONE.yaml": deleted() },
      says: ["webhook-names: The webhook Thing.DELETED stands in the file Thing.GONE."],
    },
  },
});

function call(name: string): Record<"get", unknown> {
  return {
    get: { operationId: "readIt", "x-event": { call: name }, responses: { "200": { description: "It." } } },
  };
}

/** The valid webhook, as it stands in a file of its own. */
function deleted(): unknown {
  const { "Thing.DELETED": item } = validSpec().webhooks;
  item.post.requestBody.content["application/json"].schema.$ref =
    "../openapi.json#/components/schemas/ThingDELETED";
  return item;
}
