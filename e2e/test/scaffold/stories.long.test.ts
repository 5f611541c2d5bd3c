/** The three quickstarts of the guide, with the packed packages. `RECORD=1` records what the guide shows again. */
import { expect, inject } from "vitest";
import { describeStories } from "./describe-stories.js";
import { openMachine } from "./machine.js";

describeStories({
  open: (name) => openMachine(`terminal-${name}`),
  registry: () => inject("registry"),
  onEnd(_, { works }) {
    // The guide promises five minutes. On an idle machine it takes a minute or less.
    expect(works).toBeLessThan(300);
  },
});
