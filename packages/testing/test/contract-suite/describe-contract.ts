import { type Operation, type OperationId, operations } from "@syndikit/contract";
import { validateResponse } from "@syndikit/contract/validators";
import { describe, expect, test } from "vitest";
import type { Account } from "../../src/index.js";
import { checkRequest } from "../../src/spec/check-request.js";
import { type Answered, callByPath } from "./call-by-path.js";
import { type Input, sampleInput, toRequest } from "./sample-request.js";

/** Something that claims to be the marketplace. */
export interface ContractTarget {
  /** Where its interface begins. */
  readonly base: string;
  /** Somebody who may call an operation. */
  accountFor(id: OperationId): Account;
  /** Brings everything back to where it was before the first test. */
  reset(): Promise<void>;
  /** What an operation must be given to succeed here, made from the example of the spec. */
  prepare(id: OperationId, input: Input): Promise<Input>;
  send(request: Request): Promise<Response>;
}

const ids = Object.keys(operations) as OperationId[];

/** Tests every operation of the spec: one call that succeeds, and calls that are refused. */
export function describeContract(name: string, target: () => ContractTarget): void {
  const seen = new Map<string, Set<number>>();

  /** Calls an operation through `openapi` of the SDK. `watch` sees the request that it makes. */
  async function call(
    id: OperationId,
    input: Input,
    watch?: (request: Request) => Promise<void>,
  ): Promise<Answered> {
    const { base, accountFor, send } = target();
    return callByPath(id, input, {
      base,
      account: accountFor(id),
      async send(request) {
        await watch?.(request.clone());
        return send(request);
      },
    });
  }

  /** Sends what no client would. */
  async function callByHand(id: OperationId, input: Input, account?: Account): Promise<Answered> {
    const { base, send } = target();
    const response = await send(toRequest(id, input, { base, account }));
    const text = await response.text();
    return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
  }

  /** Every answer is one that the spec has, whatever it is. */
  function expectDeclared(id: OperationId, { status, body }: Answered): void {
    const { method, statuses }: Operation = operations[id];
    const text = JSON.stringify(body);
    expect(statuses, text).toContain(status);
    // HEAD has the statuses and the headers of GET, and never a body.
    if (method === "HEAD") expect(body).toBeUndefined();
    else expect(validateResponse(id, status, body), text).toEqual([]);
    seen.set(id, (seen.get(id) ?? new Set()).add(status));
  }

  describe(name, () => {
    describe.each(ids)("%s", (id) => {
      test("succeeds with what the spec allows", async () => {
        await target().reset();
        const input = await target().prepare(id, sampleInput(id));
        const { pathname } = new URL(target().base);
        const checks: unknown[] = [];
        const answer = await call(id, input, async (request) => {
          const path = new URL(request.url).pathname.slice(pathname.length);
          checks.push(await checkRequest(request, path));
        });
        expect(checks).toMatchObject([{ kind: "allowed", id }]);
        expectDeclared(id, answer);
        expect(operations[id].success, JSON.stringify(answer.body)).toContain(answer.status);
      });

      test("refuses a parameter that is wrong", async () => {
        const input = sampleInput(id);
        const answer = await call(id, { ...input, query: { apiVersion: "tomorrow" } });
        expectDeclared(id, answer);
        expect(answer.status).toBe(400);
      });

      const { body, security }: Operation = operations[id];
      const testWithBody = body === null ? undefined : test;
      testWithBody?.("refuses a body that is wrong", async () => {
        const { path } = await target().prepare(id, sampleInput(id));
        for (const wrong of ["7", '"text"', "{"]) {
          const answer = await callByHand(id, { path, query: {}, body: wrong }, target().accountFor(id));
          expectDeclared(id, answer);
          expect([wrong, answer.status]).toEqual([wrong, 400]);
        }
      });

      const testSecured = security.length === 0 ? undefined : test;
      testSecured?.("refuses somebody who is not signed in", async () => {
        const answer = await callByHand(id, sampleInput(id));
        expectDeclared(id, answer);
        expect(answer.status).toBe(401);
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
