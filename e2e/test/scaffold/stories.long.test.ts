/**
 * The three quickstarts of the guide, with the packed packages. `RECORD=1` records what the guide shows again. How long
 * each takes is printed, and on an idle machine it is a minute or less until everything works.
 */
import { inject } from "vitest";
import { describeStories } from "./describe-stories.js";
import { openMachine } from "./machine.js";

describeStories({
  open: (name) => openMachine(`terminal-${name}`),
  registry: () => inject("registry"),
});
