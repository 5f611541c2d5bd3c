import type { Problem } from "../judge.js";
import type { Played } from "./scene.js";
import type { Stage } from "./stage.js";

/** Looks back at the whole run: whether the receiver's process ever ended by itself. */
export async function playProcess({ process }: Stage): Promise<Played> {
  const endings = process?.endings ?? [];
  const problems: readonly Problem[] = [...new Set(endings)].map((reason) => {
    const count = endings.filter((other) => other === reason).length;
    const times = count === 1 ? "once" : `${count} times`;
    return {
      rule: "the course",
      found: `the process was not asked to end, but ${reason}, ${times}`,
      lasting: true,
    };
  });
  return { subscriptionId: null, problems, moments: [], took: 0 };
}
