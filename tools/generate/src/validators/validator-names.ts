import type { Spec } from "../model.js";
import type { ParameterObject, Schema } from "../openapi-document.js";
import { schemaType } from "../schema-type.js";

/** What is compiled: schemas by name, and the name of the one that each place uses. */
export interface ValidatorPlan {
  schemas: Map<string, Schema>;
  /** Operation, to the schema of its body. */
  bodies: Record<string, string>;
  /** Operation, to the schema of its path parameters as one object. */
  paths: Record<string, string>;
  /** Operation, to the schema of its query parameters as one object. */
  queries: Record<string, string>;
  /** Operation, to the schema of its header parameters as one object. */
  headers: Record<string, string>;
  /** Operation, to the schema of each response; `null` where there is no body. */
  responses: Record<string, Record<string, string | null>>;
  /** Event, to the schema of its payload. */
  events: Record<string, string>;
  /** Every named schema of the spec. */
  named: string[];
}

/**
 * Gives every schema of the interface a name. Schemas that are alike share one, so that each is compiled
 * once: the parameter `id` alone stands on some eighty operations.
 */
export function planValidators(spec: Spec): ValidatorPlan {
  const schemas = new Map(Object.entries(spec.schemas));
  const names = new Map<string, string>();
  const share = (schema: Schema, proposal: string): string => {
    if (schema.$ref) return schemaType(schema);
    const key = JSON.stringify(schema);
    const known = names.get(key);
    if (known !== undefined) return known;
    if (schemas.has(proposal)) throw new Error(`Two schemas would be called ${proposal}.`);
    names.set(key, proposal);
    schemas.set(proposal, schema);
    return proposal;
  };
  const plan: ValidatorPlan = {
    schemas,
    bodies: {},
    paths: {},
    queries: {},
    headers: {},
    responses: {},
    events: {},
    named: Object.keys(spec.schemas),
  };
  for (const { id, body, parameters, responses } of spec.operations) {
    if (body) plan.bodies[id] = share(body.schema, `${id}Body`);
    plan.paths[id] = share(parametersSchema(parameters, "path"), `${id}Path`);
    plan.queries[id] = share(parametersSchema(parameters, "query"), `${id}Query`);
    plan.headers[id] = share(parametersSchema(parameters, "header"), `${id}Header`);
    plan.responses[id] = Object.fromEntries(
      responses.map(({ status, schema }) => [status, schema ? share(schema, `${id}${status}`) : null]),
    );
  }
  for (const { name, event, body } of spec.webhooks) {
    if (event && body) plan.events[name] = share(body.schema, `${name.replace(".", "")}Payload`);
  }
  return plan;
}

/** Parameters of one place as one object. A name that is not among them is a fault. */
function parametersSchema(parameters: ParameterObject[], place: string): Schema {
  const chosen = parameters.filter((parameter) => parameter.in === place);
  const required = chosen.filter((parameter) => parameter.required).map((parameter) => parameter.name);
  return {
    type: "object",
    additionalProperties: false,
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(chosen.map(({ name, schema }) => [name, schema])),
  };
}
