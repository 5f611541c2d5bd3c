import type { Emitter, FolderEmitter } from "../emitter.js";
import { absences } from "./absences.js";
import { enums } from "./enums.js";
import { errors } from "./errors.js";
import { events } from "./events.js";
import { examples } from "./examples.js";
import { formFields } from "./form-fields.js";
import { forms } from "./forms.js";
import { headers } from "./headers.js";
import { lifecycle } from "./lifecycle.js";
import { listLimits } from "./list-limits.js";
import { openapi } from "./openapi.js";
import { operationTypes } from "./operation-types.js";
import { operations } from "./operations.js";
import { patterns } from "./patterns.js";
import { permissions } from "./permissions.js";
import { handlers, routes } from "./routes.js";
import { sdk } from "./sdk/index.js";
import { searchLimit } from "./search-limit.js";
import { secretFields } from "./secret-fields.js";
import { signatureScheme } from "./signature-scheme.js";
import { testCards } from "./test-cards.js";
import { testingEntities } from "./testing-entities.js";
import { testingFields } from "./testing-fields.js";
import { testingSamples } from "./testing-samples.js";
import { types } from "./types.js";
import { validators, validatorTypes } from "./validators.js";
import {
  openapiVersions,
  versionChanges,
  versions,
  versionValidators,
  versionValidatorTypes,
} from "./versions.js";

/** Everything that is made from the spec. A new artefact is one file in this folder, and one line here. */
export const emitters: readonly (Emitter | FolderEmitter)[] = [
  openapi,
  types,
  enums,
  operations,
  operationTypes,
  absences,
  forms,
  formFields,
  searchLimit,
  listLimits,
  patterns,
  secretFields,
  lifecycle,
  permissions,
  errors,
  events,
  headers,
  testCards,
  validators,
  validatorTypes,
  versions,
  versionValidators,
  versionValidatorTypes,
  openapiVersions,
  versionChanges,
  examples,
  handlers,
  routes,
  signatureScheme,
  testingEntities,
  testingFields,
  testingSamples,
  ...sdk,
];
