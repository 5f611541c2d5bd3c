import { follow, walkSchema } from "../walk-schema.js";

/** One string for an event everywhere: key, file, `x-event`, operation id, and the constants of its body. */
export function webhookNames() {
  return {
    WebhooksMap: {
      PathItem(item, ctx) {
        const file = /([^/\\]+)\.ya?ml$/.exec(ctx.location.source.absoluteRef)?.[1];
        const isOwnFile = /^#?\/?$/.test(ctx.location.pointer);
        if (isOwnFile && file !== ctx.key) {
          ctx.report({
            message: `The webhook ${ctx.key} stands in the file ${file}.`,
            location: ctx.location.key(),
          });
        }
        for (const method of ["get", "post"]) {
          if (item[method] !== undefined) check(item[method], ctx.location.child([method]), ctx);
        }
      },
    },
  };
}

function check(operation, location, { key, report, resolve }) {
  const event = operation["x-event"];
  if (event === undefined) {
    report({ message: "The webhook needs `x-event`.", location: location.key() });
    return;
  }
  const name = event.call ?? `${event.entity}.${event.type}`;
  if (name !== key)
    report({
      message: `The webhook ${key} says in \`x-event\` that it is ${name}.`,
      location: location.child(["x-event"]),
    });
  if (event.call !== undefined) return;
  const id = `on${event.entity}${capitalised(event.type)}`;
  if (operation.operationId !== id)
    report({ message: `The operation id is ${id}.`, location: location.child(["operationId"]) });
  const consts = bodyConstants(operation, location, resolve);
  if (`${consts.entity}.${consts.type}` !== key) {
    report({
      message: `The body of ${key} is fixed to ${consts.entity}.${consts.type}.`,
      location: location.child(["requestBody"]),
    });
  }
}

function capitalised(type) {
  return String(type).charAt(0) + String(type).slice(1).toLowerCase();
}

function bodyConstants(operation, location, resolve) {
  const path = ["requestBody", "content", "application/json", "schema"];
  const schema = operation.requestBody?.content?.["application/json"]?.schema ?? {};
  const found = {};
  for (const part of walkSchema(schema, location.child(path), resolve)) {
    for (const name of ["entity", "type"]) {
      const property = part.schema.properties?.[name];
      const value =
        property && follow(property, part.location.child(["properties", name]), resolve)?.schema.const;
      if (value !== undefined) found[name] = value;
    }
  }
  return found;
}
