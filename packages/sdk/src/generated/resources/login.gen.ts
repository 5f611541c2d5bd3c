// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { CallOptions } from "../../options.js";
import type { AuthToken } from "../models.gen.js";

/** The methods of `login`: Login, Logout. */
export class Login extends Methods {
  static override readonly group: GroupPlace = ["login", ""];

  /**
   * Sign in and get a token.
   *
   * Signed in with Basic authentication, answers with an authentication token as a JSON string. The
   * token lives for 24 hours. With `expire=false` it is permanent: one exists per user, and a new one
   * revokes the previous one.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (everyone), ROLE_VENDOR (everyone) and ROLE_ADMIN (any).
   * Operation `login`: `GET /login`.
   *
   * @param options - Limits, retries and headers of this call.
   * @returns the `AuthToken`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @example
   * const authToken = await market.login.token();
   */
  token(options?: CallOptions): Promise<AuthToken> {
    return this.call({ method: "GET", path: "/login", signsIn: true, answer: "string" }, options);
  }

  /**
   * Sign in and get a token, by POST.
   *
   * The same as `GET /login`, for callers that expect POST.
   *
   * Not retried when the marketplace may already have acted on it.
   * Allowed for ROLE_USER (everyone), ROLE_VENDOR (everyone) and ROLE_ADMIN (any).
   * Operation `loginPost`: `POST /login`.
   *
   * @param options - Limits, retries and headers of this call.
   * @returns the `AuthToken` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @example
   * const authToken = await market.login.tokenByPost();
   */
  tokenByPost(options?: CallOptions): Promise<AuthToken> {
    return this.call(
      { method: "POST", path: "/login", once: "never", signsIn: true, answer: "string" },
      options,
    );
  }

  /**
   * Sign out.
   *
   * Revokes the token that the request was made with. Without one there is nothing to revoke, and the
   * answer is the same.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (everyone), ROLE_VENDOR (everyone) and ROLE_ADMIN (any).
   * Operation `logout`: `POST /logout`.
   *
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @example
   * await market.login.logout();
   */
  logout(options?: CallOptions): Promise<void> {
    return this.call({ method: "POST", path: "/logout" }, options);
  }
}
