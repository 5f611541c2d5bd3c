import { expect, test } from "vitest";
import { findLeaks, type Secrets } from "./find-leaks.js";

const secrets: Secrets = {
  secret: "the-secret",
  tokens: ["the-token"],
  signatures: ["sha1=00112233445566778899aabbccddeeff00112233"],
  credentials: ["customer@shop.example", "short", "correct horse"],
};

/** As small as pieces can be, so that every secret is cut. */
async function* inPieces(log: string): AsyncGenerator<string> {
  yield* log;
}

test.each([
  ["secret=the-secret", "the notification secret"],
  ["Authorization: the-token", "the token"],
  ["got 00112233445566778899aabbccddeeff00112233", "a signature"],
  ['{"metadata":{"note":"canary-body"}}', "the body of an event"],
  [String.raw`"body":"{\"canary\":"`, "the body of an event"],
  ["password: correct horse", "a credential of a customer"],
])("is found in the log: %s", async (log, leak) => {
  expect(await findLeaks(inPieces(log), secrets)).toEqual([leak]);
});

test.each([
  "400: Unexpected end of JSON input",
  "400: Expected ',' or '}' after property value in JSON at position 10",
  "400: Unexpected token 'c', \"canary release\" is not valid JSON",
])("is no secret in the log: %s", async (log) => {
  expect(await findLeaks(inPieces(log), secrets)).toEqual([]);
});

test("a user name is allowed in the log", async () => {
  const log = "canary release: subscription 12 of customer@shop.example: 204, short";
  expect(await findLeaks(inPieces(log), secrets)).toEqual([]);
});
