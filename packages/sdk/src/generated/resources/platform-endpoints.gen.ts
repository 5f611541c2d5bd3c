// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { CallOptions } from "../../options.js";
import type { PlatformEndpoint, PlatformEndpointInput } from "../models.gen.js";

/** The methods of `platformEndpoints`: Event. */
export class PlatformEndpoints extends Methods {
  static override readonly group: GroupPlace = ["platformEndpoints", "/platformEndpoints"];

  /**
   * Read the platform-wide event endpoints.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_ADMIN (any).
   * Operation `platformEndpointsGet`: `GET /platformEndpoints`.
   *
   * @param options - Limits, retries and headers of this call.
   * @returns all of `PlatformEndpoint[]`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @example
   * const found = await market.platformEndpoints.get();
   */
  get(options?: CallOptions): Promise<PlatformEndpoint[]> {
    return this.call({ method: "GET", path: "", answer: "array" }, options);
  }

  /**
   * Replace the platform-wide event endpoints.
   *
   * They receive every event. A secret is never answered; leaving it out keeps the one that the same URL
   * had.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_ADMIN (any).
   * Operation `platformEndpointsReplace`: `PUT /platformEndpoints`.
   *
   * @param endpoints - A platform-wide endpoint, which receives every event.
   * @param options - Limits, retries and headers of this call.
   * @returns all of `PlatformEndpoint[]`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const found = await market.platformEndpoints.replace([{ url: "https://ops.example/events", secret: "a-long-random-text" }]);
   */
  replace(endpoints: readonly PlatformEndpointInput[], options?: CallOptions): Promise<PlatformEndpoint[]> {
    return this.call({ method: "PUT", path: "", body: endpoints, answer: "array" }, options);
  }
}
