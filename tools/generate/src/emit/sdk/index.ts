import type { Emitter, FolderEmitter } from "../../emitter.js";
import { sdkLlms } from "./llms.js";
import { sdkModels } from "./models.js";
import { sdkPaths } from "./paths.js";
import { sdkResources } from "./resources.js";
import { sdkSurface } from "./surface.js";
import { sdkWire } from "./wire.js";

/** Everything of the SDK that is made from the spec. */
export const sdk: readonly (Emitter | FolderEmitter)[] = [
  sdkResources,
  sdkModels,
  sdkPaths,
  sdkWire,
  sdkLlms,
  sdkSurface,
];
