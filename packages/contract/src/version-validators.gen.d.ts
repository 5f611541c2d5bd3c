// Generated from spec/versions.yaml and spec/schemas/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { CompiledSchema } from "./validators.gen.js";
import type { VersionedSchemaName } from "./versions.gen.js";

/** Every form of each versioned schema, oldest first, by the version that it begins with. */
export declare const shapes: Readonly<Record<VersionedSchemaName, Readonly<Record<string, CompiledSchema>>>>;
