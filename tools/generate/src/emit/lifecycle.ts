import type { Emitter } from "../emitter.js";
import { docComment, literal } from "../print.js";

/** The subscription table. */
export const lifecycle: Emitter = {
  name: "lifecycle",
  target: "packages/contract/src/lifecycle.gen.ts",
  source: "spec/lifecycle/",
  emit: ({ lifecycle: table }) => {
    if (!table) throw new Error("The document has no x-lifecycle.");
    return [
      `${docComment("The life of a subscription: states, other spellings of them, guards, and every move.")}` +
        `export const lifecycle = ${literal(table)} as const;\n`,
      `${docComment("A state of the lifecycle.")}export type State = keyof typeof lifecycle.states;\n`,
      `${docComment("The condition of a transition; its words stand in `lifecycle.guards`.")}export type Guard = keyof typeof lifecycle.guards;\n`,
      `${docComment("A row of the table.")}export type Transition = (typeof lifecycle.transitions)[number];\n`,
      `${docComment("What moves a subscription.")}export type Trigger = Transition["trigger"];\n`,
    ].join("\n");
  },
};
