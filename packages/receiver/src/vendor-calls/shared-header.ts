import type { HttpRequest } from "../http/endpoint.js";
import { singleHeader } from "../http/endpoint.js";
import { ReceiverError } from "../receiver-error.js";
import type { VendorCallOptions } from "./vendor-call-options.js";

/**
 * Makes the check of the shared header. Its duration does not depend on where the values differ.
 *
 * @throws {ReceiverError} `invalid_option` when the value is empty.
 */
export function createSharedHeaderCheck(
  sharedHeader: VendorCallOptions["sharedHeader"],
): (request: HttpRequest) => boolean {
  if (sharedHeader === undefined) return () => true;
  const { name, value } = sharedHeader;
  if (value === "")
    throw new ReceiverError("invalid_option", `The value of the shared header ${name} is empty.`);
  return (request) => isEqual(singleHeader(request.header(name)) ?? "", value);
}

function isEqual(given: string, wanted: string): boolean {
  // The duration depends on the length of the given text, which the sender knows anyway.
  let difference = given.length ^ wanted.length;
  for (let index = 0; index < given.length; index += 1) {
    difference |= given.charCodeAt(index) ^ wanted.charCodeAt(index % wanted.length);
  }
  return difference === 0;
}
