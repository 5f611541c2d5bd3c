import { delivery, eventText, signatureHeader } from "./delivery.js";

/** A signed event for `fetch`. */
export function signedPost(body: string = eventText()): RequestInit {
  return {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      [signatureHeader]: String(delivery(body).header(signatureHeader)),
    },
  };
}
