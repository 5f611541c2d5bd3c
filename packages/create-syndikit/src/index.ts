export { type Ability, abilities, type Framework, frameworks, type Store, stores } from "./choices.js";
export { type CreatedProject, type CreateOptions, createProject } from "./create.js";
export { CreateError, type CreateErrorCode } from "./create-error.js";
export type { PackageManager } from "./package-manager.js";
export type { Answers } from "./plan.js";
