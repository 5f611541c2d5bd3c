import type { Emitter } from "../emitter.js";
import { sdkLlms } from "./sdk-llms.js";
import { sdkMethods } from "./sdk-methods.js";
import { sdkModels } from "./sdk-models.js";
import { sdkOpenapi } from "./sdk-openapi.js";
import { sdkResources } from "./sdk-resources.js";
import { sdkSurface } from "./sdk-surface.js";
import { sdkWire } from "./sdk-wire.js";

/** Everything of the SDK that is made from the spec. */
export const sdk: readonly Emitter[] = [
  sdkMethods,
  sdkResources,
  sdkOpenapi,
  sdkWire,
  sdkModels,
  sdkLlms,
  sdkSurface,
];
