import { expect, test } from "vitest";
import { send } from "./http.js";

const MIB = 1_048_576;

test("of an endless answer to a fetch no more than 64 MiB are kept", async () => {
  const chunk = new Uint8Array(MIB);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent > 80) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const answer = await send({
    method: "GET",
    url: new URL("http://app.example/"),
    headers: {},
    timeLimit: 60_000,
    fetch: async () => new Response(body),
  });

  expect(sent).toBeGreaterThan(80);
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.status !== "none" && answer.body.length).toBe(64 * MIB);
});
