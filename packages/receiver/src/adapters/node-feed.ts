import type { IncomingMessage } from "node:http";
import type { BodyFeed } from "../http/endpoint.js";

/** The body of a request of Node. Iterating over it takes several times as long. */
export function feedOf(request: IncomingMessage): BodyFeed {
  return {
    feed(take, end) {
      const hand = (chunk: Uint8Array): void => {
        if (take(chunk)) return;
        // Not destroyed: that would tear down the connection, and the answer with it.
        request.off("data", hand);
        request.pause();
      };
      request.on("data", hand);
      // The first one counts; without a listener, an error would end the process.
      request.on("end", () => end(true));
      request.on("error", () => end(false));
      request.on("close", () => end(false));
    },
  };
}
