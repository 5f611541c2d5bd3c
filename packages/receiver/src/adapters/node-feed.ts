import type { IncomingMessage } from "node:http";
import type { BodyFeed } from "../http/endpoint.js";

/** Reads the body of a Node request by its events: async iteration takes several times as long. */
export function feedOf(request: IncomingMessage): BodyFeed {
  return {
    feed(take, end) {
      const hand = (chunk: Uint8Array): void => {
        if (take(chunk)) return;
        // Not destroyed: that would close the connection before the answer is sent.
        request.off("data", hand);
        request.pause();
      };
      request.on("data", hand);
      // Only the first event counts. Without a listener, an error event would end the process.
      request.on("end", () => end(true));
      request.on("error", (error) => end(false, error));
      request.on("close", () => end(false));
      // A request that was paused before stays so, whoever listens.
      request.resume();
    },
  };
}
