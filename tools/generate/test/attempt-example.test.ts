import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Attempt {
  readonly request: { readonly headers: Record<string, string>; readonly body: string };
}

test("shows delivery attempts whose signatures match their bodies", async () => {
  const path = new URL("../../../spec/examples/eventAttempt.list.yaml", import.meta.url);
  const { value }: { value: Attempt[] } = parse(await readFile(path, "utf8"));

  const shown = value.map(({ request }) => request.headers["cmw-event-signature"]);
  const made = value.map(({ request }) => {
    return `sha1=${createHmac("sha1", "demo-secret").update(request.body).digest("hex")}`;
  });

  expect(shown).toEqual(made);
  expect(shown).toHaveLength(3);
});
