import type { CommonOptions } from "../frame/verb.js";

/** The options of `syndikit doctor`. */
export interface DoctorOptions extends CommonOptions {
  readonly secret?: string;
  readonly direct?: string;
  readonly timeout: string;
}
