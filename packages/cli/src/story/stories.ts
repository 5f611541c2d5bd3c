import { changeStories } from "./changes.js";
import { endingStories } from "./endings.js";
import { orderingStories } from "./ordering.js";
import type { Story } from "./story.js";

/** Every story, from the beginning of a subscription to its end. */
export const stories: readonly Story[] = [...orderingStories, ...changeStories, ...endingStories];
