import { type Operation, type OperationId, operations } from "@syndikit/contract";
import { validateResponse } from "@syndikit/contract/validators";
import { describe, expect, test } from "vitest";
import { checkRequest } from "../../src/spec/check-request.js";
import { type Input, sampleInput, toRequest } from "./sample-request.js";

/** Something that claims to be the marketplace. */
export interface ContractTarget {
  /** Where its interface begins. */
  readonly base: string;
  /** Signs in somebody who may call an operation. */
  headersFor(id: OperationId): Readonly<Record<string, string>>;
  /** Brings everything back to where it was before the first test. */
  reset(): Promise<void>;
  /** What an operation must be given to succeed here, made from the example of the spec. */
  prepare(id: OperationId, input: Input): Promise<Input>;
  send(request: Request): Promise<Response>;
}

const ids = Object.keys(operations) as OperationId[];

/** The body; of a stream of events, which never ends, the data of the first. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return response.text();
  let text = "";
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const data = /^data: ?(.+)\n/m.exec(text)?.[1];
    // Leaving the loop ends the stream.
    if (data !== undefined) return data;
  }
  throw new Error(`The stream ended without an event: ${text}`);
}

/** Tests every operation of the spec: one call that succeeds, and calls that are refused. */
export function describeContract(name: string, target: () => ContractTarget): void {
  const seen = new Map<string, Set<number>>();

  async function call(id: OperationId, input: Input, signedIn = true): Promise<Response> {
    const { base, headersFor, send } = target();
    return send(toRequest(id, input, { base, headers: signedIn ? headersFor(id) : {} }));
  }

  /** Every answer is one that the spec has, whatever it is. */
  async function expectDeclared(id: OperationId, response: Response): Promise<unknown> {
    const { method, statuses, mediaType }: Operation = operations[id];
    const text = await textOf(response);
    const isJson =
      mediaType !== "application/pdf" || !operations[id].success.includes(response.status as never);
    const body: unknown = text === "" ? undefined : isJson ? JSON.parse(text) : text;
    expect(statuses, text).toContain(response.status);
    // HEAD has the statuses and the headers of GET, and never a body.
    if (method === "HEAD") expect(body).toBeUndefined();
    else expect(validateResponse(id, response.status, body), text).toEqual([]);
    seen.set(id, (seen.get(id) ?? new Set()).add(response.status));
    return body;
  }

  describe(name, () => {
    describe.each(ids)("%s", (id) => {
      test("succeeds with what the spec allows", async () => {
        await target().reset();
        const input = await target().prepare(id, sampleInput(id));
        const { base, headersFor } = target();
        const request = toRequest(id, input, { base, headers: headersFor(id) });
        const path = new URL(request.url).pathname.slice(new URL(base).pathname.length);
        expect(await checkRequest(request, path)).toMatchObject({ kind: "allowed", id });
        const response = await call(id, input);
        const body = await expectDeclared(id, response);
        expect(operations[id].success, JSON.stringify(body)).toContain(response.status);
      });

      test("refuses a parameter that is wrong", async () => {
        const input = sampleInput(id);
        const response = await call(id, { ...input, query: { apiVersion: "tomorrow" } });
        await expectDeclared(id, response);
        expect(response.status).toBe(400);
      });

      const { body, security }: Operation = operations[id];
      const testWithBody = body === null ? undefined : test;
      testWithBody?.("refuses a body that is wrong", async () => {
        const { path } = await target().prepare(id, sampleInput(id));
        for (const wrong of ["7", '"text"', "{"]) {
          const response = await call(id, { path, query: {}, body: wrong });
          await expectDeclared(id, response);
          expect([wrong, response.status]).toEqual([wrong, 400]);
        }
      });

      const testSecured = security.length === 0 ? undefined : test;
      testSecured?.("refuses somebody who is not signed in", async () => {
        const response = await call(id, sampleInput(id), false);
        await expectDeclared(id, response);
        expect(response.status).toBe(401);
      });
    });

    test("was seen in every operation, with a success and a refusal", () => {
      const missing = ids.filter((id) => {
        const statuses = [...(seen.get(id) ?? [])];
        return !statuses.some((status) => status < 300) || !statuses.some((status) => status >= 400);
      });
      expect(missing).toEqual([]);
    });
  });
}
