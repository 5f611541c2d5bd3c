import { itSays } from "./it-says.js";
import type { Break } from "./lint-cases.js";
import type { Loose } from "./valid-spec.js";

/** Breaks the table alone. */
const table =
  (change: (lifecycle: Loose) => void): Break =>
  (spec) => {
    change(spec["x-lifecycle"]);
  };

itSays({
  "the lifecycle table": {
    "misses a state that the schema has": {
      breaks: ({ components }) => {
        components.schemas.Thing.properties.state.enum.push("LOST");
      },
      says: ["lifecycle: The state LOST of Thing.state is missing."],
    },
    "refuses a state that the schema does not have": {
      breaks: ({ components }) => {
        components.schemas.Thing.properties.state.enum.pop();
      },
      says: ["lifecycle: Thing.state has no value DONE."],
    },
    "refuses a property that is not an enum": {
      breaks: table((lifecycle) => {
        lifecycle.property = "status";
      }),
      says: ["lifecycle: Thing.status is not an enum."],
    },
    "refuses a state that nothing leads to, and one that is left": {
      breaks: (spec) => {
        spec.components.schemas.Thing.properties.state.enum.push("LOST");
        spec["x-lifecycle"].states.LOST = "Nobody knows.";
      },
      says: ["lifecycle: No transition leads to LOST.", "lifecycle: LOST is never left, and is not final."],
    },
    "refuses a final state that is left": {
      breaks: table(({ transitions }) => {
        transitions.push({ ...transitions[1], name: "again", from: "DONE", to: "OPEN" });
      }),
      says: ["lifecycle: DONE is final, and is left."],
    },
    "refuses an initial state that nothing starts in": {
      breaks: table(({ initial }) => {
        initial.push("DONE");
      }),
      says: ["lifecycle: No transition starts in DONE."],
    },
    "refuses a start in a state that is not initial": {
      breaks: table(({ transitions }) => {
        transitions.push({ ...transitions[0], name: "other", to: "DONE" });
      }),
      says: ["lifecycle: DONE is not an initial state."],
    },
    "refuses a transition between states that are not there": {
      breaks: table(({ transitions }) => {
        transitions.push({ ...transitions[1], name: "other", from: "LOST", to: "GONE" });
      }),
      says: ["lifecycle: There is no state LOST.", "lifecycle: There is no state GONE."],
    },
    "refuses two transitions of one name": {
      breaks: table(({ transitions }) => {
        transitions.push(transitions[1]);
      }),
      says: ["lifecycle: The name close stands twice."],
    },
    "refuses an alias of a state that is not there, and one that is a state": {
      breaks: table(({ aliases }) => {
        aliases.GONE = "LOST";
        aliases.DONE = "OPEN";
      }),
      says: ["lifecycle: There is no state LOST.", "lifecycle: DONE is a state, not an alias."],
    },
    "refuses a guard that is not there, and one that nothing uses": {
      breaks: table(({ transitions }) => {
        transitions[1].guard = "isReddy";
      }),
      says: ["lifecycle: No transition has the guard isReady.", "lifecycle: There is no guard isReddy."],
    },
    "refuses an operation that is not there": {
      breaks: table(({ transitions }) => {
        transitions[1].operation = "thingClose";
      }),
      says: ["lifecycle: There is no operation thingClose."],
    },
    "refuses an operation that does not document 409": {
      breaks: ({ paths }) => {
        delete paths["/thing"].patch.responses["409"];
      },
      says: [
        "documented-statuses: The operation does not document 409.",
        "lifecycle: thingPatch does not document 409.",
        "lifecycle: thingPatch does not document 409.",
      ],
    },
    "refuses an event that the operation does not name": {
      breaks: table(({ transitions }) => {
        transitions[0].events = ["Thing.DELETED"];
      }),
      says: [
        "event-sources: Thing.DELETED is caused by an operation, not only by the marketplace itself.",
        "lifecycle: `x-emits` of thingPatch does not name Thing.DELETED.",
      ],
    },
    "takes a transition that no operation carries": {
      breaks: table(({ transitions }) => {
        transitions[0].operation = null;
      }),
      says: [],
    },
  },
});
