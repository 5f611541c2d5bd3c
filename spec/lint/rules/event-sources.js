import { follow } from "../walk-schema.js";

/** Every event has a cause in the interface, or says that the marketplace causes it; and every cause an event. */
export function eventSources() {
  const claims = [];
  const events = new Map();
  let transitions = [];

  return {
    Root: {
      enter(root, { location, resolve }) {
        const table = follow(root["x-lifecycle"] ?? {}, location.child(["x-lifecycle"]), resolve);
        const list = table?.schema.transitions ?? [];
        transitions = list.map(({ events: names = [] }, at) => ({
          names,
          location: table.location.child(["transitions", at, "events"]),
        }));
      },
      leave(_, { report }) {
        const caused = new Set();
        for (const { names, location } of [...claims, ...transitions]) {
          for (const name of names) {
            caused.add(name);
            if (!events.has(name)) report({ message: `There is no webhook ${name}.`, location });
          }
        }
        for (const [name, { location, emitter }] of events) {
          if (!caused.has(name) && emitter === undefined) {
            report({
              message: `Nothing causes ${name}. If the marketplace does, say \`emitter: marketplace\`.`,
              location,
            });
          }
          if (caused.has(name) && emitter !== undefined) {
            report({
              message: `${name} is caused by an operation, not only by the marketplace itself.`,
              location,
            });
          }
        }
      },
    },
    WebhooksMap: {
      PathItem: {
        Operation(operation, { location }) {
          const event = operation["x-event"];
          if (event?.entity === undefined) return;
          events.set(`${event.entity}.${event.type}`, {
            location: location.child(["x-event"]),
            emitter: event.emitter,
          });
        },
      },
    },
    Paths: {
      PathItem: {
        Operation(operation, { report, location }) {
          const emits = operation["x-emits"] ?? [];
          claims.push({ names: emits, location: location.child(["x-emits"]) });
          for (const [at, method] of (operation["x-sdk"]?.methods ?? []).entries()) {
            for (const name of (method.emits ?? []).filter((event) => !emits.includes(event))) {
              const place = location.child(["x-sdk", "methods", at, "emits"]);
              report({
                message: `\`x-emits\` of ${operation.operationId} does not name ${name}.`,
                location: place,
              });
            }
          }
        },
      },
    },
  };
}
