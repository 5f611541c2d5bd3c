import type {
  ClockInput,
  OrderCreate,
  PaymentMethodCreate,
  SubscriptionSetNamePatch,
  SubscriptionUpgradePatch,
} from "@syndikit/contract";
import { type SchemaName, validateSchema } from "@syndikit/contract/validators";
import { usageError } from "../frame/cli-error.js";
import type { Override } from "../override/override.js";
import { applyOverride, type Body, refuseViolations } from "../override/override.js";
import { keysOf, schemaNode } from "../override/schema-node.js";
import { nearest } from "../text/nearest.js";

/** The request bodies that stories send, by the first word of their overrides. */
export interface StoryBodies {
  readonly order: OrderCreate;
  readonly payment: PaymentMethodCreate;
  readonly subscription: SubscriptionSetNamePatch;
  readonly upgrade: SubscriptionUpgradePatch;
  readonly clock: ClockInput;
}

/** The first word of an override in a story. */
export type StoryInput = keyof StoryBodies;

const schemas = {
  order: "OrderCreate",
  payment: "PaymentMethodCreate",
  subscription: "SubscriptionSetNamePatch",
  upgrade: "SubscriptionUpgradePatch",
  clock: "ClockInput",
} as const satisfies Record<StoryInput, SchemaName>;

/** Every key that can be overridden in a story with these inputs. */
export function storyKeys(inputs: readonly StoryInput[]): readonly string[] {
  return inputs.flatMap((input) => keysOf(schemaNode(schemas[input])).map((name) => `${input}.${name}`));
}

function isInput(word: string | undefined): word is StoryInput {
  return word !== undefined && Object.hasOwn(schemas, word);
}

export interface StoryOverrides {
  has(input: StoryInput): boolean;
  /**
   * Returns a body with the overrides applied.
   * @throws {CliError} when the contract does not allow the result.
   */
  fill<Input extends StoryInput>(input: Input, base: Partial<StoryBodies[Input]>): StoryBodies[Input];
}

/**
 * Reads the overrides of a story, and refuses unknown ones before anything is called.
 *
 * @throws {CliError} when a key is unknown, or its text is of another type.
 */
export function readStoryOverrides(
  overrides: readonly Override[],
  inputs: readonly StoryInput[],
): StoryOverrides {
  const write = (input: StoryInput, body: Body): Body => {
    const target = { body, node: schemaNode(schemas[input]), prefix: `${input}.` };
    for (const override of overrides) {
      const [root, ...rest] = override.path;
      if (root === input) applyOverride(target, rest, override);
    }
    return body;
  };
  for (const { key, path } of overrides) {
    if (inputs.some((input) => input === path[0])) continue;
    const keys = storyKeys(inputs);
    throw usageError(`This story has no ${key}.${nearest(key, keys) || ` It has ${keys.join(", ")}.`}`);
  }
  for (const input of new Set(overrides.map(({ path }) => path[0]))) {
    if (!isInput(input)) continue;
    // The story fills in the rest later, so missing fields are no error yet.
    const faults = validateSchema(schemas[input], write(input, {}));
    refuseViolations(
      `The ${input}`,
      faults.filter(({ keyword }) => keyword !== "required"),
    );
  }

  return {
    has: (input) => overrides.some(({ path }) => path[0] === input),
    fill(input, base) {
      const body = write(input, structuredClone({ ...base }));
      refuseViolations(`The ${input}`, validateSchema(schemas[input], body));
      // The validator has just confirmed this type.
      return body as unknown as StoryBodies[typeof input];
    },
  };
}
