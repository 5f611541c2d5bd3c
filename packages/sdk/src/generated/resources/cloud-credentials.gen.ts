// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { List, PageNumbers } from "../../core/paging.js";
import type { CallOptions } from "../../options.js";
import type {
  CloudCredentialCreate,
  CloudCredentialDTO,
  CloudCredentialRef,
  Metadata,
  SortDirection,
} from "../models.gen.js";

/** The query of `cloudCredentials.list`. */
export interface CloudCredentialsListQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** Only entries of this subscription. */
  readonly subscriptionId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `cloudCredentials.count`. */
export type CloudCredentialsCountQuery = CloudCredentialsListQuery;

/** The methods of `cloudCredentials`: Cloud Credential. */
export class CloudCredentials extends Methods {
  static override readonly group: GroupPlace = [
    "cloudCredentials",
    "/cloudCredential",
    ["pageNumber", "pageSize", "idAfter", "subscriptionId", "sortField", "sortDirection"],
  ];

  /**
   * List cloud credentials.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `cloudCredentialGetAllPaged`: `GET /cloudCredential`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.subscriptionId - Only entries of this subscription.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns the list. No request is sent until you read it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * for await (const cloudCredential of market.cloudCredentials.list()) console.log(cloudCredential);
   */
  list(query?: CloudCredentialsListQuery, options?: CallOptions): List<CloudCredentialDTO> {
    return this.listOf({ method: "GET", path: "", query }, options);
  }

  /**
   * Count cloud credentials.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `cloudCredentialHeadAll`: `HEAD /cloudCredential`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.subscriptionId - Only entries of this subscription.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns how many entries there are, and on how many pages.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { totalItems } = await market.cloudCredentials.count();
   */
  count(query?: CloudCredentialsCountQuery, options?: CallOptions): Promise<PageNumbers> {
    return this.call({ method: "HEAD", path: "", query, answer: "count" }, options);
  }

  /**
   * Create a cloud credential.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `cloudCredentialCreate`: `POST /cloudCredential`.
   *
   * @param input - A new cloud credential of the caller. Its secret follows with SAVE_CUSTOM_CREDENTIALS.
   * @param options - Limits, retries and headers of this call.
   * @returns the `CloudCredentialDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const cloudCredential = await market.cloudCredentials.create({
   *   name: "Acme backup account",
   *   cloudProvider: { url: "cloudProvider/1" },
   *   subscription: { url: "subscription/42" },
   * });
   */
  create(input: CloudCredentialCreate, options?: CallOptions): Promise<CloudCredentialDTO> {
    return this.call(
      {
        method: "POST",
        path: "",
        body: input,
        references: { cloudProvider: "cloudProvider", subscription: "subscription" },
        once: "keyed",
        answer: "object",
      },
      options,
    );
  }

  /**
   * Read a cloud credential.
   *
   * The secret itself is never answered; `uploaded` tells whether one is stored.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `cloudCredentialGet`: `GET /cloudCredential/{id}`.
   *
   * @param cloudCredential - The cloud credential: its id, `"cloudCredential/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `CloudCredentialDTO`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const cloudCredential = await market.cloudCredentials.get(42);
   */
  get(cloudCredential: CloudCredentialRef, options?: CallOptions): Promise<CloudCredentialDTO> {
    return this.call(
      { method: "GET", path: "/{id}", values: { id: cloudCredential }, answer: "object" },
      options,
    );
  }

  /**
   * Store the secret of a cloud credential.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `cloudCredentialPatch`: `PATCH /cloudCredential/{id}`.
   *
   * @param cloudCredential - The cloud credential: its id, `"cloudCredential/42"`, a reference to it, or itself.
   * @param payload - The secret: any JSON value but null, such as a map of named texts, a key file, or one text. The whole body has at most 1 MiB. It is stored sealed and never answered.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.cloudCredentials.saveSecret(42, {
   *   identifier: "acme-backup",
   *   accessKey: "example-access-key",
   *   secretKey: "example-secret-key",
   *   resourceName: "arn:aws:iam::000000000000:role/backup",
   * });
   */
  saveSecret(
    cloudCredential: CloudCredentialRef,
    payload: Record<string, unknown> | unknown[] | string | number | boolean,
    options?: CallOptions,
  ): Promise<void> {
    return this.call(
      {
        method: "PATCH",
        path: "/{id}",
        values: { id: cloudCredential },
        body: { action: "SAVE_CUSTOM_CREDENTIALS", payload },
      },
      options,
    );
  }

  /**
   * Delete a cloud credential.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `cloudCredentialDelete`: `DELETE /cloudCredential/{id}`.
   *
   * @param cloudCredential - The cloud credential: its id, `"cloudCredential/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.cloudCredentials.delete(42);
   */
  delete(cloudCredential: CloudCredentialRef, options?: CallOptions): Promise<void> {
    return this.call({ method: "DELETE", path: "/{id}", values: { id: cloudCredential } }, options);
  }

  /**
   * Read the metadata of a cloudCredential.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `cloudCredentialGetMetadata`: `GET /cloudCredential/{id}/metadata`.
   *
   * @param cloudCredential - The cloud credential: its id, `"cloudCredential/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `Metadata`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const metadata = await market.cloudCredentials.getMetadata(42);
   */
  getMetadata(cloudCredential: CloudCredentialRef, options?: CallOptions): Promise<Metadata> {
    return this.call(
      { method: "GET", path: "/{id}/metadata", values: { id: cloudCredential }, answer: "object" },
      options,
    );
  }

  /**
   * Replace the metadata of a cloudCredential.
   *
   * Replaces the whole map. A key that is not in the body is gone afterwards.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `cloudCredentialUpdateMetadata`: `PUT /cloudCredential/{id}/metadata`.
   *
   * @param cloudCredential - The cloud credential: its id, `"cloudCredential/42"`, a reference to it, or itself.
   * @param metadata - A flat map of string to string.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.cloudCredentials.replaceMetadata(42, { costCentre: "42", contract: "C-2026-17" });
   */
  replaceMetadata(
    cloudCredential: CloudCredentialRef,
    metadata: Metadata,
    options?: CallOptions,
  ): Promise<void> {
    return this.call(
      { method: "PUT", path: "/{id}/metadata", values: { id: cloudCredential }, body: metadata },
      options,
    );
  }

  /**
   * Remove one metadata key of a cloudCredential.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `cloudCredentialDeleteMetadataKey`: `DELETE /cloudCredential/{id}/metadata/{key}`.
   *
   * @param cloudCredential - The cloud credential: its id, `"cloudCredential/42"`, a reference to it, or itself.
   * @param key - A metadata key.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.cloudCredentials.removeMetadataKey(42, "costCentre");
   */
  removeMetadataKey(cloudCredential: CloudCredentialRef, key: string, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "DELETE", path: "/{id}/metadata/{key}", values: { id: cloudCredential, key } },
      options,
    );
  }
}
